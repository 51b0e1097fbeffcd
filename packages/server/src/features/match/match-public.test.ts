import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  finishedMatches,
  matchBriefs,
  matchOutcomes,
  openingOdds,
  upcomingHotMatches,
} from '#features/match/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { goal, offer, scriptedMatch, type Body } from '#test/scripted-match.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const status = (phase: 'finished' | 'cancelled' | 'postponed' | 'extraTime'): Body => ({
  kind: 'status',
  phase,
})
/** A match about which exactly this was said. */
async function told(id: string, ...bodies: Body[]) {
  const match = scriptedMatch(app, id)
  await match.hears(...bodies.map((body, at) => match.report(at + 1, body)))
}

test.each<[string, Body[], object]>([
  ['still open', [goal('home', 3)], { state: 'open' }],
  ['over', [goal('home', 3), status('finished')], { state: 'finished', home: 1, away: 0 }],
  [
    'over after extra time counts ninety minutes',
    [goal('home', 3), status('extraTime'), goal('home', 99), status('finished')],
    { state: 'finished', home: 1, away: 0 },
  ],
  ['cancelled', [status('cancelled')], { state: 'cancelled' }],
  ['postponed', [status('postponed')], { state: 'postponed' }],
])('a match that is %s', async (name, bodies, outcome) => {
  await told(name.replaceAll(' ', '-'), ...bodies)
  const outcomes = await matchOutcomes(app.db.read, [name.replaceAll(' ', '-')])
  expect([...outcomes.values()]).toMatchObject([outcome])
})

test('the first odds of a match are its opening odds, whatever came later', async () => {
  await told('priced', offer(155), offer(190))
  const odds = await openingOdds(app.db.read, ['priced', 'nobody'])
  expect([...odds]).toEqual([['priced', { home: 155, draw: 320, away: 410 }]])
})

test('a match is known by its teams, and unknown ids are left out', async () => {
  await told('brief')
  const briefs = await matchBriefs(app.db.read, ['brief', 'nobody'])
  expect(briefs.get('brief')).toMatchObject({ leagueName: '英超', home: { name: '伦敦竞技' } })
  expect(briefs.size).toBe(1)
})

test('coming matches are those nothing was reported about; finished ones are newest first', async () => {
  const nowMs = app.clock.nowMs() - 1
  await told('coming', offer(155))
  await told('called-off', status('postponed'))
  expect(await upcomingHotMatches(app.db.read, nowMs, 10)).toContain('coming')
  expect(await upcomingHotMatches(app.db.read, nowMs, 10)).not.toContain('called-off')
  const later = app.clock.nowMs() + 86_400_000
  expect(await finishedMatches(app.db.read, later, 10)).toContain('over')
})

test('of coming matches those of the next day that leave some time come first', async () => {
  const nowMs = app.clock.nowMs()
  const inHours = { minutes: 1, evening: 20, weekend: 60 }
  for (const [id, hours] of Object.entries(inHours)) {
    await told(id, offer(155))
    await app.db.pool.query('update fixture set kick_off_at_ms = $1 where id = $2', [
      nowMs + hours * 3_600_000,
      id,
    ])
  }
  const seen = await upcomingHotMatches(app.db.read, nowMs, 10)
  expect(seen.filter((id) => id in inHours)).toEqual(['evening', 'minutes', 'weekend'])
})
