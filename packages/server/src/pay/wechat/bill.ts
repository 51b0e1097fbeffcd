import type { Cents } from '@linmen/contract'
import type { Billed } from '@linmen/domain/pay/reconcile.ts'
import { fenOf } from '#pay/yuan.ts'

// Columns of a bill of everything. Each value has a mark before it.
const [TRADE_NO, OUT_NO, STATE, REFUND_TRADE, REFUND_NO] = [5, 6, 9, 14, 15] as const
const [FEE, ORDER_AMOUNT, REFUND_AMOUNT] = [22, 24, 25] as const

/** The movements of a day's bill. Its first line names the columns, the last two add them up. */
export function readWechatBill(file: string): Billed[] {
  const lines = file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .slice(1)
  const end = lines.findIndex((line) => !line.startsWith('`'))
  return lines.slice(0, end === -1 ? undefined : end).map((line) => {
    const cells = line.split(',').map((cell) => cell.replace(/^`/, ''))
    const isRefund = cells[STATE] === 'REFUND'
    return {
      kind: isRefund ? 'refund' : 'pay',
      outNo: isRefund ? cells[REFUND_NO]! : cells[OUT_NO]!,
      tradeNo: isRefund ? cells[REFUND_TRADE]! : cells[TRADE_NO]!,
      amount: fenOf(cells[isRefund ? REFUND_AMOUNT : ORDER_AMOUNT]!),
      fee: Math.abs(fenOf(cells[FEE]!)) as Cents,
      status: 'done',
    }
  })
}
