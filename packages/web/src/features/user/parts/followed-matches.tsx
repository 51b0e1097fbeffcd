import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { ball, basketball } from '#ui/icon/match.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'

/** How many matches the member follows; the lists themselves are tabs of the scores. */
export function FollowedMatches() {
  const inFootball = useFollowCount('football')
  const inBasketball = useFollowCount('basketball')
  return (
    <Section inCard title="关注的比赛" fact={textOf(inFootball, inBasketball)}>
      <ListRow
        glyph={ball}
        title="足球"
        note={textOf(inFootball)}
        href={hrefTo('ZqMatchListPage', { tab: 'followed' })}
      />
      {isOpen('BkMatchListPage') && (
        <ListRow
          glyph={basketball}
          title="篮球"
          note={textOf(inBasketball)}
          href={hrefTo('BkMatchListPage', { tab: 'followed' })}
        />
      )}
    </Section>
  )
}

interface Count {
  readonly matches: number
  /** There are more than one answer names. */
  readonly more: boolean
}

/** Undefined while it is not known. */
function useFollowCount(sport: Sport): Count | undefined {
  const page = { pageNo: 1, pageSize: 300, sport }
  const { data } = useQuery(read(matchEndpoints.listFollowed, page))
  return data && { matches: data.matchIds.length, more: data.hasNext }
}

/** A sum is told when all of it is known. */
function textOf(...counts: readonly (Count | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined)
  if (known.length < counts.length) return '-'
  const sum = known.reduce((all, { matches }) => all + matches, 0)
  return `${sum}${known.some(({ more }) => more) ? '+' : ''} 场`
}
