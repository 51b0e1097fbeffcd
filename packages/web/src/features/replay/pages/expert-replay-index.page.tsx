import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { ReplayItem } from '#features/replay/parts/replay-item.tsx'
import { replayPages } from '#features/replay/replay.queries.ts'

export function Page() {
  const query = useInfiniteQuery(replayPages())
  return (
    <PagedList
      title="专家复盘"
      right={
        <Button look="ghost" size="s" href={hrefTo('VideoReplayList')}>
          视频
        </Button>
      }
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <ReplayItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '还没有复盘', text: '比赛结束后，专家会回看自己的判断' }}
    />
  )
}
