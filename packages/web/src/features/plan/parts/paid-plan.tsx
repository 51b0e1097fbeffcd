import type { OutputOf } from '@linmen/contract'
import type { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { amountText, balanceText } from '@linmen/domain/money/coin-text.ts'
import { useHost } from '#kit/host.ts'
import s from './paid-plan.module.css'

export type PaidOrder = OutputOf<typeof payEndpoints.checkComplete>

export interface PaidPlanProps {
  readonly plan: Pick<PlanDetail, 'match' | 'expert'>
  readonly order: PaidOrder | undefined
}

/** What was bought, what it cost, what was saved and what is left. */
export function PaidPlan({ plan, order }: PaidPlanProps) {
  const { currency } = useHost()
  const { match, expert } = plan
  const { amount, saved, balance } = order ?? {}
  return (
    <dl className={s.paid}>
      <Line name="方案" value={`${match.home} vs ${match.away}`} />
      <Line name="专家" value={expert.name} />
      {amount !== undefined && <Line name="实付" value={amountText(amount, currency)} />}
      {saved !== undefined && saved > 0 && <Line name="已省" value={amountText(saved, currency)} />}
      {balance !== undefined && <Line name="余额" value={`${balanceText(balance)} ${currency}`} />}
    </dl>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className={s.line}>
    <dt className={s.name}>{name}</dt>
    <dd className={s.value}>{value}</dd>
  </div>
)
