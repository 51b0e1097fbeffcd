import { cents } from '@linmen/domain/money/cents.ts'
import { PAYMENT_LIFE_MS } from '@linmen/domain/order/payment-state.ts'
import { addPayment, settlePayment } from '#features/pay/public.ts'
import type { Ports } from '#kit/ports.ts'
import { CashierBook, cashierFile } from '#pay/cashier/book.ts'
import { MERCHANT } from '#pay/cashier/protocol.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'

const DAY_MS = 86_400_000
const WHO = 'yun'
const AMOUNT = cents(6800)
const SUBJECT = '充值 68 金币'
const CHANNEL = { name: 'cashier', merchant: MERCHANT }

/**
 * Somebody paid at the local cashier some days ago. Its book knows of it, so that the money can go back the way it
 * came; where another channel takes payments there is no such book.
 */
export async function seedPayment(ports: Ports): Promise<void> {
  const { settings, clock, ids, db } = ports
  if (settings.pay !== null || settings.alipay || settings.wechatPay) return
  const atMs = clock.nowMs() - 4 * DAY_MS
  const id = ids.next('pm')
  const terms = { amount: AMOUNT, subject: SUBJECT, way: 'alipay' }
  const endsAtMs = atMs + PAYMENT_LIFE_MS
  const order = { ...terms, merchant: MERCHANT, outNo: id, endsAtMs, returnUrl: '', notifyUrl: '' }
  const book = new CashierBook(cashierFile(settings.dataDir))
  const { tradeNo } = book.open(order, atMs)
  book.pay(id, atMs)
  await db.transaction(async (tx) => {
    await addPayment(tx, {
      ...{ id, ...terms, member_id: WHO, channel: CHANNEL.name, host: 'browser' },
      ...{ order_id: null, coupon_id: null, trade_no: null, problem: null, next_check_ms: null },
      ...{ ends_at_ms: endsAtMs, created_at_ms: atMs, finished_at_ms: null, returned_at_ms: atMs },
    })
    const paid = { outNo: id, tradeNo, amount: AMOUNT, currency: 'CNY', merchant: MERCHANT }
    await settlePayment(tx, paid, CHANNEL, [], demoCall(ports, WHO, atMs))
  })
}
