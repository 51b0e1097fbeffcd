import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { directGoods } from '#direct-goods.ts'
import { checkPayments } from '#features/pay/public.ts'
import { MERCHANT } from '#pay/cashier/protocol.ts'
import { contradictions } from '#test/books.ts'
import { cashierBeside } from '#test/outside/cashier.ts'
import { diceOf } from '#test/chaos/dice.ts'
import { startApp } from '#test/harness.ts'
import type { Fault } from './fault.ts'

const AMOUNT = 1800
const EACH = 10
const AT_ONCE = 32
const LATE_MS = 20 * 60_000

interface Sent {
  readonly outNo: string
  readonly words: object
  readonly key?: string
  readonly isTrue: boolean
}

/** Notices that come twice, in any order, late, forged, with other amounts, keys, merchants, currencies or meanings. */
export const wildNotices: Fault = {
  name: 'wild notices of payments',
  of: 'notices',
  counts: { short: 400, full: 20_000 },
  database: 'any',
  takes: 120,
  run: async (count) => {
    const app = await startApp()
    const cashier = await cashierBeside(app)
    const dice = diceOf(17)
    try {
      const payments: string[] = []
      for (let at = 0; at < count / EACH; at += 1) {
        const client = await app.member({ id: `nt${at}` })
        const begun = await client.call(walletEndpoints.charge, {
          way: 'alipay',
          amount: cents(AMOUNT),
        })
        payments.push(begun.ok ? begun.output.orderId! : '')
      }
      // Every fifth is never paid.
      const isPaid = (at: number) => at % 5 !== 4
      const letters = payments.flatMap((outNo, at) => noticesOf(outNo, isPaid(at), dice))
      const mixed = shuffled(letters, dice)
      const half = Math.floor(mixed.length / 2)
      await sendAll(mixed.slice(0, half))
      // The rest comes when everything open has been closed.
      app.clock.advance(LATE_MS)
      for (let left = payments.length; left > 0; left -= 100)
        await checkPayments(app.ports, directGoods)
      await sendAll(mixed.slice(half))

      const { rows } = await app.db.pool.query<{ owner_id: string; amount: number }>(
        `select a.owner_id, b.amount from balance b join account a on a.id = b.account_id
         where a.code like 'member:nt%:paid'`,
      )
      const held = new Map(rows.map(({ owner_id, amount }) => [owner_id, Number(amount)]))
      const wrong = payments.filter(
        (_id, at) => ![0, isPaid(at) ? AMOUNT : 0].includes(held.get(`nt${at}`) ?? 0),
      )
      const missed = payments.filter((_id, at) => isPaid(at) && !held.get(`nt${at}`))
      const broken = await contradictions(app.db.read)
      return [
        { name: 'notices sent', value: mixed.length },
        { name: 'payments credited', value: [...held.values()].filter((sum) => sum > 0).length },
        { name: 'wrong credits', value: wrong.length, most: 0 },
        { name: 'true payments missed', value: missed.length, most: 0 },
        { name: 'invariants of the books broken', value: broken.length, most: 0 },
      ]
    } finally {
      await cashier.close()
      await app.close()
    }

    async function sendAll(all: readonly Sent[]): Promise<void> {
      for (let from = 0; from < all.length; from += AT_ONCE)
        await Promise.all(
          all.slice(from, from + AT_ONCE).map(({ words, key }) => cashier.notify(words, key)),
        )
    }
  },
}

/** Ten for each payment: the true one several times, and what others would like to be true. */
function noticesOf(outNo: string, isPaid: boolean, dice: ReturnType<typeof diceOf>): Sent[] {
  const good = {
    ...{ number: `N-${outNo}`, kind: 'pay', merchant: MERCHANT, outNo, tradeNo: `T-${outNo}` },
    ...{ amount: AMOUNT, currency: 'CNY' },
  }
  const bad = [
    { words: { ...good, number: `a-${outNo}` }, key: 'another key' },
    { words: { ...good, number: `b-${outNo}`, amount: AMOUNT * 10 } },
    { words: { ...good, number: `c-${outNo}`, merchant: 'somebody' } },
    { words: { ...good, number: `d-${outNo}`, currency: 'USD' } },
    { words: { ...good, number: `e-${outNo}`, kind: 'refund' } },
    { words: { ...good, number: `f-${outNo}`, outNo: `${outNo}x` } },
  ]
  return Array.from({ length: EACH }, (_none, at) => {
    const isTrue = isPaid && at < 1 + dice.below(5)
    const other = bad[dice.below(bad.length)]!
    return isTrue ? { outNo, words: good, isTrue } : { outNo, ...other, isTrue: false }
  })
}

function shuffled<T>(all: readonly T[], dice: ReturnType<typeof diceOf>): T[] {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = dice.below(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}
