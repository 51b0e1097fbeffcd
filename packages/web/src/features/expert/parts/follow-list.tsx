import { followSide, type FollowSide } from '@linmen/contract/expert/follow.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import { PersonRow } from './person-row.tsx'

const SIDES: readonly { key: FollowSide; label: string; empty: string }[] = [
  { key: 'experts', label: '专家', empty: '还没有关注专家' },
  { key: 'everybody', label: '全部关注', empty: '还没有关注任何人' },
  { key: 'fans', label: '粉丝', empty: '还没有粉丝' },
]

interface FollowListProps {
  readonly title: string
  /** The word of the address. */
  readonly tab: string
  readonly memberId?: string
  readonly onTab: (tab: string) => void
}

/** Whom somebody follows, and who follows them. */
export function FollowList({ title, tab, memberId, onTab }: FollowListProps) {
  const side = SIDES.find(({ key }) => wordOf(key) === tab) ?? SIDES[1]!
  const query = useInfiniteQuery(expertQueries.follows(side.key, memberId))
  return (
    <PagedList
      title={title}
      tabs={{
        items: SIDES.map(({ key, label }) => ({ key: wordOf(key), label })),
        value: wordOf(side.key),
        onChange: onTab,
      }}
      query={query}
      keyOf={({ id }) => id}
      row={(person) => <PersonRow person={person} />}
      empty={{
        title: side.empty,
        text: '关注专家后，新方案和战绩变化会先告诉你',
        action: { text: '看看排行榜', href: hrefTo('ExpertListPage') },
      }}
    />
  )
}

const wordOf = (side: FollowSide) => String(followSide.encode(side))
