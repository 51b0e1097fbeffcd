import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Card } from '#ui/card/card.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { expertNote, PlanWho, useShownRecord } from '#features/plan/parts/public.ts'
import type { OutputOf } from '@linmen/contract'
import type { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { VideoCard } from '#features/video/parts/video-card.tsx'
import { videoQueries, videosOfExpert } from '#features/video/video.queries.ts'
import s from './video-expert-home.module.css'

export function Page() {
  const { expertId } = useScreenParams('VideoExpertHome')
  const { data } = useQuery(videoQueries.expert(expertId))
  const query = useInfiniteQuery(videosOfExpert(expertId))
  return (
    <PagedList
      title="视频专家"
      top={data && <Who of={data} />}
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <VideoCard item={item} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '这位专家还没有视频', text: '发布后会出现在这里' }}
    />
  )
}

function Who({ of }: { of: OutputOf<typeof videoEndpoints.expert> }) {
  const { expert, bio } = of
  const { record } = useShownRecord(expert)
  return (
    <Card padded>
      <PlanWho expert={expert} note={expertNote({ ...expert, record })} size={48} />
      {bio && <p className={s.bio}>{bio}</p>}
      <dl className={s.facts}>
        <Fact name="视频" value={of.videos} />
        <Fact name="文字解读" value={of.written} />
        <Fact name="视频被解锁" value={of.looks} />
      </dl>
    </Card>
  )
}

const Fact = ({ name, value }: { name: string; value: number }) => (
  <div className={s.fact}>
    <dd className={s.value}>{value}</dd>
    <dt className={s.name}>{name}</dt>
  </div>
)
