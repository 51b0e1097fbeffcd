import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { foldMatch, shownScore } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { createApp } from '#app.ts'
import { loadInto } from '#db/loader.ts'
import { appendTicks } from '#features/archive/odds.repo.ts'
import { createHub } from '#realtime/hub.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { listenToMatches } from '#test/match-listener.ts'
import type { Said } from '#feeds/scripted.ts'
import { goal, kickOff, offer, scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
let match: ReturnType<typeof scriptedMatch>
let made = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  match = scriptedMatch(app, `m${(made += 1)}`)
})

const rowIn = async (base: string, id: string) => {
  app.clock.advance(250)
  const response = await fetch(`${base}/sportdata/f`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getMatchListByDate', date: match.day }),
  })
  const list = footballGateway.getMatchListByDate.output.decode(await response.json())
  return list.matches.find((row) => row.id === id)!
}
const scoreNow = async () => {
  const { home, away } = shownScore((await rowIn(app.base, match.id)).live)
  return `${home}:${away}`
}
const cancel = (seq: number, goalSeq: number) =>
  match.report(seq, { kind: 'goalCancelled', goalSeq, minute: seq })

test('a goal is on the list one reading later, with its scorer', async () => {
  await match.hears(match.report(1, kickOff(app.clock.nowMs())), match.report(2, goal('home', 12)))
  const { live } = await rowIn(app.base, match.id)
  expect(live).toMatchObject({ version: 2, phase: 'firstHalf', score: { full: { home: 1 } } })
  expect(live.highlight).toMatchObject({ kind: 'goal', player: '霍尔姆', assist: '迪亚森' })
})

test.each<[string, (a: Said, b: Said, c: Said) => Said[][], string]>([
  ['in order', (a, b, c) => [[a], [b], [c]], '1:1'],
  [
    'repeated at once',
    (a, b, c) => [
      [a, a, b],
      [b, c, c],
    ],
    '1:1',
  ],
  ['repeated later', (a, b, c) => [[a, b, c], [a], [b]], '1:1'],
  ['in the wrong order', (a, b, c) => [[c], [b], [a]], '1:1'],
])('reports %s end in the right score', async (_name, order, score) => {
  const told = [
    match.report(1, kickOff(app.clock.nowMs())),
    match.report(2, goal('home', 3)),
    match.report(3, goal('away', 9)),
  ] as const
  for (const batch of order(...told)) await match.hears(...batch)
  expect(await scoreNow()).toBe(score)
})

test('a cancelled goal is taken back as a correction, whichever report comes first', async () => {
  await match.hears(match.report(2, goal('home', 3)))
  expect(await scoreNow()).toBe('1:0')
  await match.hears(cancel(3, 2))
  expect(await scoreNow()).toBe('0:0')
  expect((await rowIn(app.base, match.id)).live).toMatchObject({
    corrections: 1,
    highlight: { kind: 'correction' },
  })
  await match.hears(cancel(6, 5))
  await match.hears(match.report(5, goal('away', 8)))
  expect(await scoreNow()).toBe('0:0')
})

test('reports about a match nobody announced are ignored', async () => {
  await match.hears({ ...match.report(1, goal('home', 1)), matchId: 'ghost' })
  expect(await scoreNow()).toBe('0:0')
})

test('records are append-only', async () => {
  await match.hears(match.report(1, goal('home', 1)))
  await expect(app.db.transaction((tx) => tx.deleteFrom('match_event').execute())).rejects.toThrow(
    'append-only',
  )
})

test('a reader of the live topic ends with exactly the state of the list', async () => {
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
  const reader = await listenToMatches(app.base)
  await match.hears(match.report(2, goal('home', 3)), odds(3, 155))
  await match.hears(cancel(4, 2), odds(5, 190))
  await match.hears(match.report(6, goal('away', 20)))
  const row = await rowIn(app.base, match.id)
  const state = await reader.until(match.id, row)
  expect(state).toEqual({ live: row.live, odds: row.odds })
  expect(reader.causes(match.id)).toEqual(['goal', 'odds', 'correction', 'odds', 'goal'])
  reader.close()
})

test('the pulse tells the feed’s last moment, and stops moving when the feed stalls', async () => {
  const reader = await listenToMatches(app.base)
  app.clock.advance(20_000)
  await match.hears()
  const alive = await reader.pulse()
  expect(alive).toBe(app.clock.nowMs())
  match.stall()
  app.clock.advance(20_000)
  await match.hears()
  expect(await reader.pulse()).toBe(alive)
  reader.close()
})

test('a server that starts again has the same board', async () => {
  await match.hears(match.report(1, kickOff(app.clock.nowMs())), odds(2, 155))
  await match.hears(match.report(5, goal('home', 3)), odds(6, 190))
  await match.hears(match.report(4, goal('away', 2)), odds(3, 170), cancel(7, 5))
  const before = await rowIn(app.base, match.id)
  const again = await createApp({ ...app.ports, db: { ...app.db }, hub: createHub('again') })
  const base = `http://127.0.0.1:${await again.listen()}`
  expect(await rowIn(base, match.id)).toEqual(before)
  await again.stop()
})

test('once a match is over its odds are those before kick-off, also for a reader', async () => {
  const reader = await listenToMatches(app.base)
  const early = odds(1, 155)
  await match.hears({ ...early, atMs: early.atMs - 3_600_000 }, match.report(2, goal('home', 3)))
  await match.hears(odds(3, 120))
  expect((await rowIn(app.base, match.id)).odds?.european.now.home).toBe(120)
  await match.hears(match.report(4, { kind: 'status', phase: 'finished' }))
  const row = await rowIn(app.base, match.id)
  expect(row.odds?.european.now.home).toBe(155)
  expect(await reader.until(match.id, row)).toEqual({
    live: row.live,
    odds: row.odds,
  })
  reader.close()
})

test('the list follows from the reports alone, whatever the batches', async () => {
  const told = [1, 2, 3, 4, 5, 6].map(
    (seq): FootballReport =>
      match.report(seq, goal(seq % 2 ? 'home' : 'away', seq)) as FootballReport,
  )
  for (const at of [5, 0, 3, 1, 4, 2]) await match.hears(told[at]!)
  expect((await rowIn(app.base, match.id)).live).toEqual(foldMatch(told, 6))
})

const odds = (seq: number, home: number) => match.report(seq, offer(home))

test('an offer that somebody recorded who looked into the match is on the list all the same', async () => {
  await match.hears(odds(1, 210))
  const tick = { ...odds(2, 150) } as OddsTick & { kind?: 'odds' }
  await loadInto(app.db, (at) => appendTicks(at, [tick], app.clock.nowMs()))
  await match.hears(odds(2, 150))
  expect((await rowIn(app.base, match.id)).odds?.european.now.home).toBe(150)
})
