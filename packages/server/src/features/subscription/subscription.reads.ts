import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import type { OwnSubscription } from '@linmen/contract/expert/subscription.schemas.ts'
import { beijingDay, beijingMidnight, beijingTime } from '@linmen/domain/match/business-day.ts'
import type { Reader } from '#db/port.ts'
import { pageOf, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import {
  endingWithin,
  listedExperts,
  runningUntil,
  subscribersOf,
  subscriptionPage,
} from '#features/expert/public.ts'
import { plansPublishedSince, presentPlans } from '#features/plan/public.ts'
import { onSale } from '#features/sale/public.ts'

const PAGE = 10

/** Experts with a private push, those with most subscribers first. */
export const listSubscribable = query(
  subscriptionEndpoints.listSubscribable,
  async (db, { pageNo, sport }, { actor, nowMs }) => {
    const months = await onSale(db, 'subscription')
    const ids = months.flatMap(({ expert_id }) => expert_id ?? [])
    const experts = await listedExperts(db, ids, { viewerId: actor?.id, nowMs })
    const subscribers = await subscribersOf(db, ids, nowMs)
    const until = await runningUntil(db, actor?.id, ids, nowMs)
    const items = months.flatMap((month) => {
      const expert = experts.get(month.expert_id ?? '')
      if (!expert || (sport !== undefined && expert.sport !== sport)) return []
      const endsAtMs = until.get(expert.id)
      return [
        {
          expert,
          price: month.price,
          days: month.days!,
          subscribers: subscribers(expert.id),
          ...(endsAtMs !== undefined && { endsAtMs }),
        },
      ]
    })
    const order = items.toSorted(
      (a, b) => b.subscribers - a.subscribers || (a.expert.id < b.expert.id ? -1 : 1),
    )
    return pageOf(order, { pageNo, pageSize: PAGE })
  },
)

export const listSubscribed = query(
  subscriptionEndpoints.listSubscribed,
  async (db, { kind: _kind, sport, ...wish }, { actor, nowMs }) => {
    const page = await subscriptionPage(db, { ...wish, memberId: actor.id, nowMs })
    return presented(page, async (rows) => {
      const ids = [...new Set(rows.map((row) => row.expert_id))]
      const experts = await listedExperts(db, ids, { viewerId: actor.id, nowMs })
      const pushed = await pushedWhile(db, rows)
      return rows.flatMap((row): OwnSubscription[] => {
        const expert = experts.get(row.expert_id)
        if (!expert || (sport !== undefined && expert.sport !== sport)) return []
        return [
          {
            id: row.id,
            expert,
            startsAtMs: row.starts_at_ms,
            endsAtMs: row.ends_at_ms,
            price: row.price,
            isRunning: row.starts_at_ms <= nowMs && row.ends_at_ms > nowMs,
            pushed: pushed(row.id),
          },
        ]
      })
    })
  },
)

/** What the expert has published today, open to subscribers. */
export const listPushedToday = query(
  subscriptionEndpoints.listPushedToday,
  async (db, { expertId }, { actor, nowMs }) => {
    const isSubscribed = (await runningUntil(db, actor.id, [expertId], nowMs)).has(expertId)
    const plans = await plansPublishedSince(db, expertId, beijingMidnight(nowMs))
    return { isSubscribed, plans: await presentPlans(db, plans, actor, nowMs) }
  },
)

const endsText = (untilMs: number) => `${beijingDay(untilMs).slice(5)} ${beijingTime(untilMs)} 到期`

/** What a device notes once its member was asked about these ends. */
export async function askedEndings(db: Reader, memberId: string, nowMs: number): Promise<string[]> {
  const ending = await endingWithin(db, memberId, 7, nowMs)
  return ending.map(({ id, until }) => `${id} ${endsText(until)}`)
}

export const listExpiring = query(
  subscriptionEndpoints.listExpiring,
  async (db, _input, { actor, nowMs }) => {
    const seven = await endingWithin(db, actor.id, 7, nowMs)
    const items = seven.map(({ id, expertId, nickname, until }) => ({
      until,
      item: { subscriptionId: id, expertId, nickname, endsText: endsText(until) },
    }))
    const three = nowMs + 3 * 86_400_000
    return {
      inThreeDays: items.filter(({ until }) => until <= three).map(({ item }) => item),
      inSevenDays: items.filter(({ until }) => until > three).map(({ item }) => item),
    }
  },
)

interface Ran {
  readonly id: string
  readonly expert_id: string
  readonly starts_at_ms: number
  readonly ends_at_ms: number
}

async function pushedWhile(db: Reader, rows: readonly Ran[]) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const plans = await plansPublishedSince(db, row.expert_id, row.starts_at_ms)
    counts.set(row.id, plans.filter((plan) => plan.published_at_ms < row.ends_at_ms).length)
  }
  return (id: string) => counts.get(id) ?? 0
}
