import type { InterpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList, type PagedListProps } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { Film } from '#features/video/parts/film.tsx'
import { VideoCard } from '#features/video/parts/video-card.tsx'
import { videoPages, videosOfExpert } from '#features/video/video.queries.ts'

/** One film to see where the address names it, else those of an expert, else all. */
export function Page() {
  const { id, expertId } = useScreenParams('VideoJieduList')
  if (id !== undefined) return <Film key={id} id={id} />
  return expertId === undefined ? <AllFilms /> : <FilmsOf expertId={expertId} />
}

const EMPTY = {
  title: '还没有视频解读',
  text: '专家发布的讲解视频会按时间排在这里，可先免费看一段',
}

function AllFilms() {
  const query = useInfiniteQuery(videoPages())
  return <Films query={query} way={{ text: '文字', href: hrefTo('JieduListPage') }} />
}

function FilmsOf({ expertId }: { expertId: string }) {
  const query = useInfiniteQuery(videosOfExpert(expertId))
  const href = hrefTo('VideoExpertHome', { expertId })
  return <Films query={query} way={{ text: '专家', href }} />
}

interface FilmsProps {
  readonly query: PagedListProps<InterpretationSummary>['query']
  /** Where else one may go from here. */
  readonly way: { readonly text: string; readonly href: string | undefined }
}

const Films = ({ query, way }: FilmsProps) => (
  <PagedList
    title="视频解读"
    right={
      <Button look="ghost" size="s" href={way.href}>
        {way.text}
      </Button>
    }
    query={query}
    keyOf={({ id }) => id}
    row={(item) => <VideoCard item={item} />}
    skeleton={<SkeletonCards />}
    empty={EMPTY}
  />
)
