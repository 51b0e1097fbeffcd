import type { OutputOf } from '@linmen/contract'
import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { addMonths, beijingMonth, monthSpan } from '@linmen/domain/spending/month.ts'
import {
  asOf,
  isLimit,
  withLimit,
  withPause,
  type OwnLimit,
} from '@linmen/domain/spending/own-limit.ts'
import type { Reader } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { expertNames } from '#features/expert/public.ts'
import { planResults } from '#features/plan/public.ts'
import { keepOwnLimit, ordersBetween, ownLimitOf, spentByMonth } from '#features/sale/public.ts'

const MOST = 500
const MONTHS = 6

type Diary = OutputOf<typeof spendingEndpoints.diary>

/** What a month cost, for what, and what came of it. */
export const diary = query(spendingEndpoints.diary, async (db, input, { actor, nowMs }) => {
  const month = input.month ?? beijingMonth(nowMs)
  const first = addMonths(month, 1 - MONTHS)
  const { toMs, fromMs } = monthSpan(month)
  const orders = await ordersBetween(db, actor.id, { fromMs, toMs }, MOST + 1)
  const sums = await spentByMonth(db, actor.id, { fromMs: monthSpan(first).fromMs, toMs })
  const months = Array.from({ length: MONTHS }, (_, at) => {
    const each = addMonths(first, at)
    return sums.find((sum) => sum.month === each) ?? { month: each, spent: NOTHING, orders: 0 }
  })
  return {
    month,
    spent: months.at(-1)!.spent,
    own: told(await ownLimitOf(db, actor.id), nowMs),
    entries: await entriesOf(db, orders.slice(0, MOST)),
    isCut: orders.length > MOST,
    months,
  }
})

export const setLimit = command(spendingEndpoints.setLimit, async (tx, input, call) => {
  const { actor, nowMs } = call
  const limit = input.limit ?? null
  if (!isLimit(limit)) call.refuse('spending.limit_form', {})
  const own = withLimit(await ownLimitOf(tx, actor.id), limit, nowMs)
  await keepOwnLimit(tx, actor.id, own, nowMs)
  return told(own, nowMs)
})

export const coolOff = command(spendingEndpoints.coolOff, async (tx, { days }, call) => {
  const { actor, nowMs } = call
  const own = withPause(await ownLimitOf(tx, actor.id), days, nowMs)
  await keepOwnLimit(tx, actor.id, own, nowMs)
  return told(own, nowMs)
})

function told(own: OwnLimit, nowMs: number): Diary['own'] {
  const { limit, next, coolsUntilMs } = asOf(own, nowMs)
  return {
    ...(limit !== null && { limit }),
    ...(next && { nextFromMs: next.fromMs, ...(next.limit !== null && { nextLimit: next.limit }) }),
    ...(coolsUntilMs !== null && { coolsUntilMs }),
  }
}

type Orders = Awaited<ReturnType<typeof ordersBetween>>

async function entriesOf(db: Reader, orders: Orders): Promise<Diary['entries']> {
  const plans = orders.filter(({ goods_kind }) => goods_kind === 'plan')
  const results = await planResults(
    db,
    plans.map(({ goods_id }) => goods_id),
  )
  const experts = orders.flatMap(({ expert_id }) => expert_id ?? [])
  const names = await expertNames(db, experts)
  return orders.map((order) => {
    const plan = order.goods_kind === 'plan' ? results.get(order.goods_id) : undefined
    const expertName = order.expert_id === null ? undefined : names.get(order.expert_id)
    return {
      orderId: order.id,
      goods: order.goods_kind,
      goodsId: order.goods_id,
      title: order.title,
      ...(expertName !== undefined && { expertName }),
      ...(plan && { matchId: plan.match_id, kickOffAtMs: plan.kickoff_ms }),
      boughtAtMs: order.created_at_ms,
      pay: order.pay,
      saved: subtract(order.price, order.pay),
      outcome: outcomeOf(order, plan?.result),
    }
  })
}

const OUTCOMES = { hit: 'hit', miss: 'missed', push: 'returned', void: 'returned' } as const

function outcomeOf(
  order: Orders[number],
  result: keyof typeof OUTCOMES | null | undefined,
): Diary['entries'][number]['outcome'] {
  if (order.state !== 'fulfilled') return 'refunded'
  if (result === undefined) return 'none'
  return result === null ? 'waiting' : OUTCOMES[result]
}
