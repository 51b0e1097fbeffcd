import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { newBrowser } from '#test/push-service.ts'
import { goal, kickOff, scriptedMatch } from '#test/scripted-match.ts'
import { pushGoals } from './goal-pushes.ts'
import { remind } from './remind.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const told = async (topic: 'match' | 'coupon') => {
  const answer = await app.as('mei').call(messageEndpoints.list, { topic, pageNo: 1 })
  return answer.ok ? answer.output.items : []
}

test('followers hear once that a match is over, and not how', async () => {
  const match = scriptedMatch(app, 'followed')
  await match.hears(match.report(1, { kind: 'status', phase: 'firstHalf' }))
  await app.as('mei').call(matchEndpoints.followMatch, {
    matchId: 'followed',
    action: 'follow',
    sport: 'football',
  })
  await remind(app.ports)
  expect(await told('match')).toEqual([])
  app.clock.advance(60_000)
  await match.hears(
    match.report(2, goal('home', 3)),
    match.report(3, { kind: 'status', phase: 'finished' }),
  )
  app.clock.advance(600_000)
  await remind(app.ports)
  await remind(app.ports)
  const messages = await told('match')
  expect(messages).toMatchObject([{ title: '关注的比赛已结束', link: { subject: 'followed' } }])
  expect(messages[0]!.content).not.toMatch(/\d\s*-\s*\d/)
})

test('a coupon that ends within three days is told once, a later one not yet', async () => {
  const nowMs = app.clock.nowMs()
  const make = factoryFor(app)
  await make.coupon('mei', { name: '近', valid_to_ms: nowMs + 2 * DAY_MS })
  await make.coupon('mei', { name: '远', valid_to_ms: nowMs + 9 * DAY_MS })
  await remind(app.ports)
  await remind(app.ports)
  expect(await told('coupon')).toMatchObject([{ link: { code: 110 } }])
})

test('a goal is pushed once to who follows the match, without the score to who wants none', async () => {
  const match = scriptedMatch(app, 'pushed')
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
  const follow = { matchId: 'pushed', action: 'follow' as const, sport: 'football' as const }
  for (const name of ['mei', 'wei'] as const) {
    await app.as(name).call(matchEndpoints.followMatch, follow)
    const { address, key, secret } = newBrowser()
    await app.as(name).call(pushEndpoints.subscribe, { address, key, secret })
  }
  const topics = ['goals' as const]
  await app.as('wei').call(pushEndpoints.choose, { topics, hidesScores: true })
  app.clock.advance(120_000)
  await match.hears(match.report(2, goal('home', 2)))
  expect(await pushGoals(app.ports)).toBe(2)
  expect(await pushGoals(app.ports)).toBe(0)
  const { rows } = await app.db.pool.query<{ payload: Record<string, string> }>(
    `select payload from outbox where kind = 'push' order by payload ->> 'memberId'`,
  )
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { memberId: 'mei', title: '伦敦竞技 vs 利兹流浪', body: '进球 1-0', tag: 'match-pushed' },
    { memberId: 'wei', body: '关注的比赛有新动态' },
  ])
  expect(rows[0]!.payload['address']).toContain('matchId=pushed')
})
