import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { usePageView } from '#kit/address/page-view.ts'
import { PaywalledDetail } from '#kit/pages/paywalled-detail.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { useRedirect } from '#kit/redirect.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { PaySheet } from '#features/sale/parts/public.ts'
import { PlanDetailSkeleton, RecordCard } from '#features/plan/parts/public.ts'
import { Gone } from '#features/interpretation/parts/gone.tsx'
import { InterpretationTop } from '#features/interpretation/parts/interpretation-top.tsx'
import { LockedPart } from '#features/interpretation/parts/locked-part.tsx'
import { MoreOfExpert } from '#features/interpretation/parts/more-of-expert.tsx'
import { Lead, Unlocked } from '#features/interpretation/parts/open-part.tsx'
import { PairCard } from '#features/interpretation/parts/pair-card.tsx'
import { RatingCard } from '#features/interpretation/parts/rating-card.tsx'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'
import { useUnlock } from '#features/interpretation/use-unlock.tsx'
import { CopyLink } from '#features/share/parts/public.ts'

export function Page() {
  const { id } = useScreenParams('JieduDetailPage')
  const query = useQuery(interpretationQueries.detail(id))
  const { goods, purchase, unlockOf } = useUnlock(id, query.data)
  usePageView('interpretation', query.data?.id)
  const isFilm = query.data?.medium === 'video'
  useRedirect(isFilm ? hrefTo('VideoJieduList', { id, pageType: 3 }) : null)

  if (query.data === undefined && isGone(query.error))
    return (
      <Gone
        title="解读"
        text={interpretationEndpoints.look.refusals['interpretation.not_found'].text}
      />
    )
  return (
    <>
      <PaywalledDetail
        title="解读"
        right={<CopyLink />}
        query={query}
        skeleton={<PlanDetailSkeleton />}
        teaser={(of) => (
          <>
            <InterpretationTop of={of} />
            <Lead of={of} />
          </>
        )}
        unlock={unlockOf}
        locked={(of) => (
          <>
            <LockedPart of={of} />
            <Around of={of} />
          </>
        )}
        body={(of) => (
          <>
            {(of.body !== undefined || of.pick) && <Unlocked of={of} />}
            {of.body === undefined && <LockedPart of={of} closed={closedWords(of)} />}
            <Around of={of} />
          </>
        )}
        foot={<Hint>观点仅供理性参考　除比赛取消外，内容付费后不退</Hint>}
      />
      {goods && <PaySheet goods={goods} purchase={purchase} />}
    </>
  )
}

const Around = ({ of }: { of: InterpretationDetail }) => (
  <>
    {of.pairId !== undefined && of.body === undefined && of.state === 'onSale' && (
      <PairCard of={of} />
    )}
    <RatingCard id={of.id} expertId={of.expert.id} mayRate={of.mayRate} />
    <RecordCard {...of.expert} />
    <MoreOfExpert expertId={of.expert.id} besides={of.id} />
  </>
)

const closedWords = ({ state }: InterpretationDetail) =>
  state === 'settled' ? '正文仅对解锁者开放' : '比赛已开始，解读不再出售'

const isGone = (error: unknown) =>
  isRefused(interpretationEndpoints.look, error, 'interpretation.not_found')
