import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { read } from '#kit/read.ts'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { VideoCard } from './video-card.tsx'

/** The newest film, for the home page. Without one nothing is shown. */
export function LatestVideos({ title }: { title: string }) {
  const query = useQuery(read(videoEndpoints.list, { pageNo: 1 }))
  return (
    <Loaded query={query} skeleton={<SkeletonCards count={1} />}>
      {({ items }) =>
        items.length > 0 && (
          <Section title={title} more={{ text: '全部视频', href: hrefTo('VideoJieduList') }}>
            <VideoCard item={items[0]!} />
          </Section>
        )
      }
    </Loaded>
  )
}
