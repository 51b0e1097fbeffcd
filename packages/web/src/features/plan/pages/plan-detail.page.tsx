import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { useSession } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useHost } from '#kit/host.ts'
import { usePageView } from '#kit/address/page-view.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PaywalledDetail, type Unlock } from '#kit/pages/paywalled-detail.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { GivePick } from '#features/plan/parts/give-pick.tsx'
import { LockedBody } from '#features/plan/parts/locked-body.tsx'
import { LookHint } from '#features/plan/parts/look-hint.tsx'
import { PlanBody } from '#features/plan/parts/plan-body.tsx'
import { PlanDetailSkeleton } from '#features/plan/parts/plan-detail-skeleton.tsx'
import { ProofLink } from '#features/plan/parts/proof-link.tsx'
import { RecordCard } from '#features/plan/parts/record-card.tsx'
import { PlanNotes } from '#features/plan/parts/plan-notes.tsx'
import { PlanTop } from '#features/plan/parts/plan-top.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'
import { usePlanSale } from '#features/plan/use-plan-sale.tsx'
import { PaySheet, usePurchase } from '#features/sale/parts/public.ts'
import { CopyLink } from '#features/share/parts/public.ts'

export function Page() {
  const { id } = useScreenParams('PlanDetailPage')
  const plan = useQuery(planQueries.detail(id))
  const { currency } = useHost()
  const { member } = useSession()
  const saleOf = usePlanSale()
  const goods = plan.data && isForSale(plan.data, member?.id) ? saleOf(plan.data) : undefined
  const purchase = usePurchase(id, goods)
  usePageView('plan', plan.data?.id)

  const unlockOf = (shown: PlanDetail): Unlock | null =>
    isForSale(shown, member?.id)
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
        right={<CopyLink />}
        query={plan}
        skeleton={<PlanDetailSkeleton />}
        teaser={(shown) => <PlanTop plan={shown} />}
        unlock={unlockOf}
        locked={(shown) => (
          <>
            <LockedBody text={lockedText(shown)} />
            <LookHint plan={shown} />
            <ProofLink plan={shown} />
            <RecordCard {...shown.expert} />
            <PlanNotes plan={shown} />
          </>
        )}
        body={(shown) => (
          <>
            {shown.promise?.state === 'waiting' && shown.expert.id === member?.id ? (
              <GivePick plan={shown} untilMs={shown.promise.untilMs} />
            ) : (
              <PlanBody plan={shown} />
            )}
            <ProofLink plan={shown} />
            <RecordCard {...shown.expert} />
            <PlanNotes plan={shown} />
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
      {goods && <PaySheet goods={goods} purchase={purchase} />}
    </>
  )
}

const isForSale = (plan: PlanDetail, ownId: string | undefined) =>
  plan.state === 'onSale' && plan.body === undefined && !plan.owned && plan.expert.id !== ownId

const lockedText = ({ promise }: PlanDetail) =>
  promise?.state === 'waiting'
    ? `临场方案，${beijingTime(promise.untilMs)} 前给出选项与理由，逾期自动全额退还`
    : '解锁后查看选项与理由'

const isGone = (error: unknown) => isRefused(planEndpoints.look, error, 'plan.not_found')

/** Asking again would not bring it back. */
const Gone = () => (
  <PageFrame title="方案">
    <div role="alert">
      <EmptyState
        title={planEndpoints.look.refusals['plan.not_found'].text}
        action={{ text: '返回首页', onClick: () => go('HomePage') }}
      />
    </div>
  </PageFrame>
)
