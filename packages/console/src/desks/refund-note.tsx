import { personKeys } from '@linmen/contract/kit/desk.ts'
import type { PreviewProps } from '#kit/console-desk.ts'
import { moneyText } from '#kit/value.tsx'

const { name } = personKeys('memberId')

/** What goes back to whom, and that it may not go at once. */
export const RefundNote = ({ row }: PreviewProps) => (
  <p>
    退回实付的 <b className="number">{moneyText(row['pay'] as number)}</b> 金币到会员{' '}
    {String((row[name] ?? row['memberId']) as string)}{' '}
    的钱包。超过单人限额的，由另一位同事在“退款”里同意后退回。
  </p>
)
