import type { Cents, InputOf } from '@linmen/contract'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { ChargeWay } from '@linmen/contract/wallet/wallet.schemas.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { CHARGE, chargeBonus, chargeRefused } from '@linmen/domain/pay/charge-rules.ts'
import { chargeWays, isCardNumber } from '@linmen/domain/pay/ways.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { lockMine, whyNot } from '#features/coupon/public.ts'
import { isKeptCard, keepChargeWay } from './charge-way.repo.ts'
import { findProduct } from './charge-product.repo.ts'
import { hostOfCall } from './month-limit.ts'
import { startPayment } from './start-payment.ts'

type Row = typeof walletEndpoints.charge
type Asked = Omit<InputOf<Row>, 'way'>
type Call = CommandCall<Row>

export const charge = command(walletEndpoints.charge, async (tx, { way, ...asked }, call) => {
  if (!chargeWays(hostOfCall(call)).includes(way)) call.refuse('charge.way', {})
  return buyCoins(tx, way, asked, call)
})

export const chargeByCard = command(
  walletEndpoints.chargeByCard,
  async (tx, { way: _way, ...asked }, call) => buyCoins(tx, 'bankCard', asked, call),
)

export const chargeByMicroblog = command(
  walletEndpoints.chargeByMicroblog,
  async (tx, { way: _way, ...asked }, call) => buyCoins(tx, 'microblog', asked, call),
)

/** Sends a member to the cashier for coins. They are credited when the channel has signed for them. */
async function buyCoins(tx: Tx, way: ChargeWay, asked: Asked, call: Call) {
  const amount = await amountOf(tx, asked, call)
  if (way === 'bankCard') await useCard(tx, asked, call)
  const { couponId = null } = asked
  const bonus = couponId === null ? NOTHING : await bonusOf(tx, couponId, amount, call)
  const subject = `充值 ${coinsText(amount)} 金币`
  return startPayment(
    tx,
    {
      amount,
      subject: bonus > 0 ? `${subject}，赠 ${coinsText(bonus)} 金币` : subject,
      way,
      orderId: null,
      returnUrl: undefined,
      returnPath: '/charge-back',
      bonus,
      couponId,
    },
    call,
  )
}

const coinsText = (amount: Cents) => String(amount / 100)

/** A product has its own amount; what the page says about it is not read. */
async function amountOf(tx: Tx, asked: Asked, call: Call): Promise<Cents> {
  const { productId, amount, amountType = productId === undefined ? 'own' : 'product' } = asked
  if (amountType === 'product')
    return (await findProduct(tx, productId ?? '')) ?? call.refuse('charge.product', {})
  if (amount === undefined || chargeRefused(amount)) return call.refuse('charge.amount', CHARGE)
  return amount
}

/** A card that was kept, or a new one, which is kept for the next time. */
async function useCard(tx: Tx, { bankCard = '' }: Asked, call: Call): Promise<void> {
  const { actor, nowMs, ports } = call
  if (await isKeptCard(tx, actor.id, bankCard)) return
  const card = bankCard.replaceAll(/\s/g, '')
  if (!isCardNumber(card)) return call.refuse('charge.card', {})
  await keepChargeWay(tx, ports, { memberId: actor.id, card, nowMs })
}

/** What a charge coupon adds. It is spent when the payment has come. */
async function bonusOf(tx: Tx, couponId: string, amount: Cents, call: Call): Promise<Cents> {
  const coupon = await lockMine(tx, call.actor.id, couponId)
  const expert = { id: '', level: -1 }
  const purchase = { price: amount, expert, platform: call.platform, atMs: call.nowMs }
  if (!coupon || coupon.category !== 'charge' || whyNot(coupon, 'charge', purchase))
    return call.refuse('charge.coupon', {})
  return chargeBonus(amount, coupon)
}
