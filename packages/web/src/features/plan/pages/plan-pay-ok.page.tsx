import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PayResult, type PayState } from '#kit/pages/pay-result.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { planOrder } from '#features/plan/plan-order.queries.ts'
import { planQueries } from '#features/plan/plan.queries.ts'
import { ReceiptLines, type PaidOrder } from '#features/sale/parts/public.ts'
import { subjectText } from '#features/plan/plan-words.ts'

const TITLE = '支付结果'
const home = { text: '返回首页', onClick: () => go('HomePage') }

/** The address alone proves nothing: how it ended, and what it cost, is asked from the server. */
export function Page() {
  const { id } = useScreenParams('PlanDetailPayOkPage')
  const plan = useQuery({ ...planQueries.detail(id ?? ''), enabled: id !== undefined })
  if (id === undefined) return <PayResult title={TITLE} state="pending" main={home} />
  if (plan.data) return <Ended plan={plan.data} />
  return (
    <PageFrame title={TITLE}>
      <Loaded query={plan}>{() => null}</Loaded>
    </PageFrame>
  )
}

function Ended({ plan }: { plan: PlanDetail }) {
  const order = useQuery(planOrder(plan.planNo))
  const look = {
    text: '查看方案',
    onClick: () => go('PlanDetailPage', { id: plan.id }, { replace: true }),
  }
  if (order.isPending)
    return (
      <PageFrame title={TITLE}>
        <SkeletonCards />
      </PageFrame>
    )
  const state = stateOf(plan, order.data)
  return (
    <PayResult
      title={TITLE}
      state={state}
      {...(state === 'paid' && { reason: '内容已解锁，随时可以回来看' })}
      main={look}
      other={home}
    >
      {state === 'paid' && <ReceiptLines what={boughtLines(plan)} order={order.data} />}
    </PayResult>
  )
}

const boughtLines = (plan: PlanDetail) =>
  [
    ['方案', subjectText(plan)],
    ['专家', plan.expert.name],
  ] as const

// A free plan, or one's own, is open without an order.
function stateOf(plan: PlanDetail, order: PaidOrder | undefined): PayState {
  if (order?.status === 'paid' || plan.body !== undefined) return 'paid'
  return order?.status === 'unpaid' ? 'failed' : 'pending'
}
