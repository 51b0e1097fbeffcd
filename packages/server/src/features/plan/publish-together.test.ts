import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { startApp, type TestApp } from '#test/harness.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { goal } from '#test/scripted-match.ts'
import { verified } from '#test/record-season.ts'
import { sequenceLog } from '#features/record-log/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import type { PlanWish } from './plan-wish.ts'
import { publishTogether } from './publish-together.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const make = factoryFor(app)
  await make.expert('wei')
  await app.member({ id: 'lab', level: 1, role: 'expert' })
  await make.expert('lab')
})
afterAll(() => app.close())

const publish = (wishes: readonly PlanWish[]) =>
  app.db.transaction((tx) => publishTogether(tx, app.ports, 'football', wishes))

test('what the rules of one plan refuse is left out of many, and the rest is locked, promised and settled', async () => {
  const [one, other] = [await offeredMatch(app, 'one'), await offeredMatch(app, 'other')]
  const nowMs = app.clock.nowMs() + 1000
  const wish = (more: Partial<PlanWish>, oddsType: 'european' | 'asian' = 'european') => ({
    expertId: 'wei',
    nowMs,
    sport: 'football' as const,
    price: 2800 as Cents,
    title: '主场的分寸',
    reason: '两队近期状态接近，关键在让步是否合理。',
    matches: [{ matchId: one.id, oddsType, option: '3' }],
    ...more,
  })
  const later = nowMs + 60_000
  const published = await publish([
    wish({}),
    wish({ matches: [{ matchId: other.id, oddsType: 'european', option: '1' }] }), // too fast
    wish({ nowMs: later }), // the same market twice
    wish({ nowMs: later, matches: [{ matchId: one.id, oddsType: 'asian', option: '0' }] }), // against itself
    wish({ nowMs: later, matches: [{ matchId: 'nowhere', oddsType: 'european', option: '3' }] }),
    wish({ nowMs: later, expertId: 'lab' }), // level 1 asks for nothing
    wish({ nowMs: later, expertId: 'mei' }),
    wish({ nowMs: later, matches: [{ matchId: other.id, oddsType: 'european', option: '3' }] }),
    wish({ nowMs: later, expertId: 'lab', price: 0 as Cents }),
  ])
  expect(published).toBe(3)
  const rows = await app.db.read
    .selectFrom('plan')
    .select(['expert_id', 'match_id', 'odds_hundredths', 'published_at_ms'])
    .orderBy('published_at_ms')
    .orderBy('expert_id')
    .execute()
  expect(rows).toEqual([
    { expert_id: 'wei', match_id: one.id, odds_hundredths: 192, published_at_ms: nowMs },
    { expert_id: 'lab', match_id: one.id, odds_hundredths: 192, published_at_ms: later },
    { expert_id: 'wei', match_id: other.id, odds_hundredths: 192, published_at_ms: later },
  ])

  app.clock.advance(3 * 3_600_000)
  for (const match of [one, other])
    await match.hears(
      match.report(2, goal('home', 3)),
      match.report(3, { kind: 'status', phase: 'finished' }),
    )
  expect(await settlePlans(app.ports, { quiet: true })).toBe(3)
  await sequenceLog(app.ports)
  const { breach, differences, picks } = await verified(app)
  expect([breach, differences, picks.length]).toEqual([null, [], 3])
  const told = await app.db.read.selectFrom('message').select('id').execute()
  expect(told).toEqual([])
})
