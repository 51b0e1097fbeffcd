import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { refundEndpoints } from '@linmen/contract/wallet/refund.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { keepRealName } from '#features/identity/public.ts'
import { bookPartnerShare } from '#features/wallet/public.ts'
import { MERCHANT } from '#pay/cashier/protocol.ts'
import type { TestCashier } from '#test/outside/cashier.ts'
import type { Answer, Client } from '#test/client.ts'
import type { TestApp } from '#test/harness.ts'
import { interpretation, settled } from '#test/interpretation-factory.ts'
import { lastCode } from '#test/phone-codes.ts'
import type { factoryFor } from '#test/plan-factory.ts'

/** How many do it at the same moment. */
export const COPIES = 64
const PRICE = 3800

/** Where a race takes place. Everybody in it is new. */
export interface Ring {
  readonly app: TestApp
  readonly cashier: TestCashier
  readonly make: ReturnType<typeof factoryFor>
  readonly id: string
  readonly phone: string
  readonly buyer: Client
  /** Operators: races move the clock by days, and nobody's session lasts for all of them. */
  readonly first: Client
  readonly second: Client
}

/** Makes everything ready and answers with one copy of the action, and whether an answer means that it won. */
export type Action = (ring: Ring) => Promise<(copy: number) => Promise<boolean>>

const won = <Out>(answer: Answer<Out>, means: (output: Out) => boolean = () => true) =>
  answer.ok && means(answer.output)

/** A step that only makes ready: a race whose start was refused would say nothing about the race. */
function made<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.text}`)
  return answer.output
}

/** Sixty-four copies of one action at the same moment: exactly one of them may have its effect. */
export const raceActions: Readonly<Record<string, Action>> = {
  'buy one plan': async ({ make, id, buyer }) => {
    await make.charge(id, PRICE * 2)
    const plan = await make.plan()
    return async () => won(await buyer.call(planEndpoints.pay, { id: plan.id }), (o) => !o.already)
  },
  'spend the last coins on different plans': async ({ make, id, buyer }) => {
    await make.charge(id, PRICE)
    const plans = await plansOf(make)
    return async (copy) => won(await buyer.call(planEndpoints.pay, { id: plans[copy]! }))
  },
  'spend one coupon on different plans': async ({ make, id, buyer }) => {
    await make.charge(id, PRICE * COPIES)
    const couponId = await make.coupon(id)
    const plans = await plansOf(make)
    return async (copy) =>
      won(await buyer.call(planEndpoints.payWithCoupon, { planNo: `no-${plans[copy]!}`, couponId }))
  },
  'use the last look on different plans': async ({ make, id, buyer }) => {
    await make.pack(id, PRICE, 1)
    const plans = await plansOf(make, { in_set_meals: true })
    return async (copy) => won(await buyer.call(planEndpoints.pay, { id: plans[copy]! }))
  },
  'buy one interpretation': async ({ app, make, id, buyer }) => {
    await make.charge(id, 10_000)
    const about = await interpretation(app)
    return async () =>
      won(await buyer.call(interpretationEndpoints.pay, { id: about }), (o) => !o.already)
  },
  'be told of one payment': async ({ app, cashier, id, buyer }) => {
    const begun = await buyer.call(walletEndpoints.charge, { way: 'alipay', amount: cents(1800) })
    const outNo = made(begun).orderId!
    return async (copy) => {
      await cashier.notify({
        ...{ number: `R${copy}-${outNo}`, kind: 'pay', merchant: MERCHANT, outNo },
        ...{ tradeNo: `T-${outNo}`, amount: 1800, currency: 'CNY' },
      })
      if (copy > 0) return false
      const { rows } = await app.db.pool.query(`select from journal where key = $1`, [
        `charge.paid:${outNo}`,
      ])
      return rows.length === 1 && id !== ''
    }
  },
  'ask for cash': async (ring) => {
    const code = await readyForCash(ring)
    return async () => won(await askForCash(ring, code))
  },
  'take a withdrawal back': async (ring) => {
    const id = await asked(ring)
    return async () => won(await ring.buyer.call(withdrawalEndpoints.cancel, { id }))
  },
  'approve a withdrawal': async (ring) => {
    const id = await asked(ring)
    ring.app.clock.advance(86_400_000)
    return async () => won(await ring.first.call(withdrawalEndpoints.review, { id, approve: true }))
  },
  'give one order back': async (ring) => {
    const subjectId = await bought(ring)
    return async () =>
      won(
        await ring.first.call(refundEndpoints.proposeRefund, {
          kind: 'order',
          subjectId,
          reason: '重复购买',
        }),
      )
  },
  'agree to one refund': async (ring) => {
    const { make, id, buyer, first, second } = ring
    await make.charge(id, 30_000)
    const sold = await buyer.call(vipEndpoints.buy, { priceId: 'vip-super-030' })
    const subjectId = made(sold).orderId!
    const why = { kind: 'order', subjectId, reason: '误购会员' } as const
    const proposed = await first.call(refundEndpoints.proposeRefund, why)
    const decision = { id: made(proposed).id, approve: true, reason: '同意' }
    return async () => won(await second.call(refundEndpoints.decideRefund, decision))
  },
  'be rewarded for one rating': async ({ app, make, id, buyer }) => {
    await make.charge(id, 10_000)
    const about = await interpretation(app)
    made(await buyer.call(interpretationEndpoints.pay, { id: about }))
    await settled(app, about)
    const rating = { score: 5, content: '' }
    made(await buyer.call(interpretationEndpoints.rate, { id: about, rating, expertId: 'wei' }))
    const claim = { interpretationId: about }
    return async () => won(await buyer.call(couponEndpoints.claimForRating, claim), (o) => o.sent)
  },
}

const plansOf = (make: Ring['make'], each = {}): Promise<string[]> =>
  Promise.all(Array.from({ length: COPIES }, async () => (await make.plan(each)).id))

async function bought({ make, id, buyer }: Ring): Promise<string> {
  await make.charge(id, PRICE)
  const sold = await buyer.call(planEndpoints.pay, { id: (await make.plan()).id })
  return made(sold).orderId!
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Cash of one's own, a name that is proven, and a code. */
async function readyForCash({ app, id, phone, buyer }: Ring): Promise<string> {
  const born = new Date(Date.UTC(1950, 0, Number(id.slice(2)))).toISOString().slice(0, 10)
  const front = `110105${born.replaceAll('-', '')}100`
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(front[at]), 0)
  const idCard = `${front}${'10X98765432'[sum % 11]}`
  const { ids, clock } = { ids: app.ports.ids, clock: app.clock }
  await app.db.transaction(async (tx) => {
    await keepRealName(tx, app.ports, { memberId: id, name: '李明', idCard, nowMs: clock.nowMs() })
    await bookPartnerShare(tx, {
      ...{ journalId: ids.next('jn'), ref: ids.next('ps'), memberId: id },
      ...{ amount: cents(20_000), atMs: clock.nowMs() },
    })
  })
  await app.db.pool.query(`delete from rate_limit where key like 'code.send%'`)
  made(await buyer.call(codeEndpoints.sendCheckCode, {}))
  return lastCode(app, phone)
}

const askForCash = ({ buyer }: Ring, code: string) =>
  buyer.call(withdrawalEndpoints.withdraw, {
    ...{ amount: cents(1000), bankCode: 'ICBC', bankCard: '6222020200112233446', code },
  })

async function asked(ring: Ring): Promise<string> {
  return made(await askForCash(ring, await readyForCash(ring))).id
}
