import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { videosOfExpert } from '#features/video/video.queries.ts'
import { VideoCard } from './video-card.tsx'

/** The films of one expert, the newest first. */
export function VideosOfExpert({ expertId }: { expertId: string }) {
  return (
    <PagedRows
      query={useInfiniteQuery(videosOfExpert(expertId))}
      keyOf={({ id }) => id}
      row={(item) => <VideoCard item={item} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '还没有发布视频' }}
    />
  )
}
