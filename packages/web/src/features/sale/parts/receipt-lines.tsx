import type { House } from '@linmen/contract'
import type { payState } from '@linmen/contract/pay/pay.schemas.ts'
import { amountText, balanceText } from '@linmen/domain/money/coin-text.ts'
import { useHost } from '#kit/host.ts'
import s from './receipt-lines.module.css'

export type PaidOrder = House<typeof payState>

export interface ReceiptLinesProps {
  /** What was bought, and whose: name and value. */
  readonly what: readonly (readonly [name: string, value: string])[]
  readonly order: PaidOrder | undefined
}

/** What was bought, what it cost, what was saved and what is left. */
export function ReceiptLines({ what, order }: ReceiptLinesProps) {
  const { currency } = useHost()
  const { amount, saved, balance } = order ?? {}
  return (
    <dl className={s.paid}>
      {what.map(([name, value]) => (
        <Line key={name} name={name} value={value} />
      ))}
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
