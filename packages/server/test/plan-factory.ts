import { cents } from '@linmen/domain/money/cents.ts'
import type { Insertable } from 'kysely'
import type { PlanTable } from '#db/tables.generated.ts'
import type { TestApp } from './harness.ts'
import { charge, giftCoins, pack } from './coin-factory.ts'
import { card, coupon, setMeal } from './perk-factory.ts'

const HOUR_MS = 3_600_000

/** Never part of any answer to somebody who has not paid. */
export const canaryOf = (planId: string) => `付费正文-${planId}-canary`

/** Puts things into the world of a test. Amounts are fen. */
export const factoryFor = (app: TestApp) => ({
  expert: expert.bind(null, app),
  plan: plan.bind(null, app),
  charge: charge.bind(null, app),
  giftCoins: giftCoins.bind(null, app),
  pack: pack.bind(null, app),
  coupon: coupon.bind(null, app),
  card: card.bind(null, app),
  setMeal: setMeal.bind(null, app),
})

/** Makes a settled member an expert. */
async function expert(
  app: TestApp,
  memberId: string,
  { grade = 5, sharePercent = 30 } = {},
): Promise<void> {
  const row = { member_id: memberId, grade, share_percent: sharePercent }
  await app.db.transaction((tx) =>
    tx
      .insertInto('expert_profile')
      .values({ ...row, created_at_ms: app.clock.nowMs() })
      .execute(),
  )
}

/** A plan of wei for 38 coins on a match that begins in an hour. */
async function plan(app: TestApp, rest: Partial<Insertable<PlanTable>> = {}) {
  const id = rest.id ?? app.ports.ids.next('plan')
  const row = {
    ...sample(app.clock.nowMs()),
    id,
    plan_no: `no-${id}`,
    match_id: `m-${id}`,
    ...rest,
  }
  await app.db.transaction(async (tx) => {
    await tx.insertInto('plan').values(row).execute()
    await tx
      .insertInto('plan_body')
      .values({ plan_id: id, body: canaryOf(id) })
      .execute()
  })
  return { id, planNo: row.plan_no, price: row.price }
}

const sample = (nowMs: number) => ({
  expert_id: 'wei',
  title: '主场防守稳定，节奏在主队一侧',
  teaser: '两队近况与阵容',
  sport: 'football' as const,
  market: 'winDrawLose' as const,
  price: cents(3800),
  match_number: '周三005',
  league_name: '欧冠',
  home_name: '国际米兰',
  away_name: '马德里竞技',
  kickoff_ms: nowMs + HOUR_MS,
  pick: 'home' as const,
  odds_hundredths: 185,
  published_at_ms: nowMs - HOUR_MS,
})
