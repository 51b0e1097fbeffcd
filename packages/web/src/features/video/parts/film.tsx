import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import type { VideoDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { go } from '#kit/go.ts'
import { usePageView } from '#kit/address/page-view.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PaywalledDetail } from '#kit/pages/paywalled-detail.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { InterpretationTop, RatingCard, useUnlock } from '#features/interpretation/parts/public.ts'
import { PlanDetailSkeleton } from '#features/plan/parts/public.ts'
import { PaySheet } from '#features/sale/parts/public.ts'
import { videoQueries } from '#features/video/video.queries.ts'
import { CopyLink } from '#features/share/parts/public.ts'
import { Chapters } from './chapters.tsx'
import { Player, type PlayerHandle } from './player.tsx'
import { Transcript } from './transcript.tsx'
import { VideoCard } from './video-card.tsx'

/** One film: the player, what it is about, its chapters, and more of the same expert. */
export function Film({ id }: { id: string }) {
  const query = useQuery(videoQueries.detail(id))
  const { goods, purchase, unlockOf } = useUnlock(id, query.data)
  const player = useRef<PlayerHandle>(null)
  usePageView('interpretation', query.data?.id)
  if (query.data === undefined && isGone(query.error)) return <Gone />
  return (
    <>
      <PaywalledDetail<VideoDetail>
        title="视频解读"
        right={<CopyLink />}
        query={query}
        skeleton={<PlanDetailSkeleton />}
        teaser={(of) => (
          <>
            <Player ref={player} of={of} onUnlock={unlockOf(of)?.onUnlock} />
            <InterpretationTop of={of} />
            <Chapters of={of} onChoose={(at) => player.current?.seek(at)} />
          </>
        )}
        unlock={unlockOf}
        locked={(of) => <Around of={of} />}
        body={(of) => (
          <>
            <Transcript of={of} />
            <Around of={of} />
          </>
        )}
        foot={<Hint>观点仅供理性参考　除比赛取消外，内容付费后不退</Hint>}
      />
      {goods && <PaySheet goods={goods} purchase={purchase} />}
    </>
  )
}

function Around({ of }: { of: VideoDetail }) {
  const { data } = useQuery(videoQueries.related(of.id))
  return (
    <>
      <RatingCard id={of.id} expertId={of.expert.id} mayRate={of.mayRate} />
      {data && data.items.length > 0 && (
        <Section title="这位专家的其他视频">
          {data.items.map((item) => (
            <VideoCard key={item.id} item={item} />
          ))}
        </Section>
      )}
    </>
  )
}

const isGone = (error: unknown) => isRefused(videoEndpoints.look, error, 'interpretation.not_found')

const Gone = () => (
  <PageFrame title="视频解读">
    <div role="alert">
      <EmptyState
        title={videoEndpoints.look.refusals['interpretation.not_found'].text}
        action={{ text: '全部视频', onClick: () => go('VideoJieduList', {}) }}
      />
    </div>
  </PageFrame>
)
