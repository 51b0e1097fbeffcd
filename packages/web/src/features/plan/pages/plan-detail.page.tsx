import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { planNotFound } from '@linmen/contract/plan/plan.refusals.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Refused } from '#kit/failure.ts'
import { go, useScreenParams } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { usePageView } from '#kit/page-view.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PaywalledDetail, type Unlock } from '#kit/pages/paywalled-detail.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { LockedBody } from '#features/plan/parts/locked-body.tsx'
import { PaySheet } from '#features/plan/parts/pay-sheet.tsx'
import { PlanBody } from '#features/plan/parts/plan-body.tsx'
import { PlanDetailSkeleton } from '#features/plan/parts/plan-detail-skeleton.tsx'
import { RecordCard } from '#features/plan/parts/record-card.tsx'
import { PlanTop } from '#features/plan/parts/plan-top.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'
import { usePurchase } from '#features/plan/use-purchase.ts'

export function Page() {
  const { id = '' } = useScreenParams()
  const plan = useQuery(planQueries.detail(id))
  const { currency } = useHost()
  const purchase = usePurchase(id, plan.data)
  usePageView('plan', plan.data?.id)

  const unlockOf = (shown: PlanDetail): Unlock | null =>
    isForSale(shown)
      ? {
          text: '解锁方案',
          price: <PriceTag amount={priceText(shown.price)} unit={currency} />,
          busy: purchase.paying,
          onUnlock: purchase.open,
        }
      : null

  if (plan.data === undefined && isGone(plan.error)) return <Gone />
  return (
    <>
      <PaywalledDetail
        title="方案"
        query={plan}
        skeleton={<PlanDetailSkeleton />}
        teaser={(shown) => <PlanTop plan={shown} />}
        unlock={unlockOf}
        locked={(shown) => (
          <>
            <LockedBody />
            <RecordCard {...shown.expert} />
          </>
        )}
        body={(shown) => (
          <>
            <PlanBody plan={shown} />
            <RecordCard {...shown.expert} />
          </>
        )}
        foot={
          <Hint>
            仅供理性参考　过往战绩不代表未来
            <br />
            除比赛取消或不中退外，内容付费后不退
          </Hint>
        }
      />
      {plan.data && isForSale(plan.data) && <PaySheet plan={plan.data} purchase={purchase} />}
    </>
  )
}

const isForSale = (plan: PlanDetail) => plan.state === 'onSale' && plan.body === undefined

const isGone = (error: unknown) => error instanceof Refused && error.code in planNotFound

/** Asking again would not bring it back. */
const Gone = () => (
  <PageFrame title="方案">
    <div role="alert">
      <EmptyState
        title={planNotFound['plan.not_found'].text}
        action={{ text: '返回首页', onClick: () => go('HomePage') }}
      />
    </div>
  </PageFrame>
)
