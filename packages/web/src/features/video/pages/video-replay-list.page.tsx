import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { ReplayItem, replayPages } from '#features/replay/parts/public.ts'
import { filmedReplays } from '#features/video/video.queries.ts'

/** Replays with a film: all of them, those of an expert, or those besides one. */
export function Page() {
  const { expertId, id } = useScreenParams('VideoReplayList')
  return expertId === undefined ? <All besides={id} /> : <Of expertId={expertId} />
}

const EMPTY = { title: '还没有视频复盘', text: '比赛结束后，专家会回看自己的判断' }
const right = (
  <Button look="ghost" size="s" href={hrefTo('ExpertReplayIndexPage')}>
    全部
  </Button>
)

function All({ besides }: { besides: string | undefined }) {
  const query = useInfiniteQuery(filmedReplays())
  return (
    <PagedList
      title="视频复盘"
      right={right}
      query={query}
      keyOf={(item) => item.id}
      row={(item) => item.id !== besides && <ReplayItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={EMPTY}
    />
  )
}

function Of({ expertId }: { expertId: string }) {
  const query = useInfiniteQuery(replayPages(expertId))
  return (
    <PagedList
      title="专家复盘"
      right={right}
      query={query}
      keyOf={(item) => item.id}
      row={(item) => <ReplayItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={EMPTY}
    />
  )
}
