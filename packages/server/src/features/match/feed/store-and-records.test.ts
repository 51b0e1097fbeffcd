import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allGateway } from '@linmen/contract/tables.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { Said } from '#feeds/scripted.ts'
import { archiveOf, askReports } from '#features/archive/public.ts'
import { recordReports } from '#features/archive/record-reports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { follow } from '#features/match/board/followed-days.ts'
import { loadInto } from '#db/loader.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { listenToMatches } from '#test/match-listener.ts'
import { goal, kickOff, scriptedMatch } from '#test/scripted-match.ts'
import { comparison } from './compare-with-records.ts'

/** Every read of the gateway there is; those of another sport or without a match refuse. */
const READS = Object.entries(allGateway).flatMap(([area, table]) =>
  Object.keys(table).map((name) => ({ area, name })),
)

let app: TestApp
let match: ReturnType<typeof scriptedMatch>
let told: Said[]
let made = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  match = scriptedMatch(app, `s${(made += 1)}`)
  connectFeed(app.ports, match.feed)
  follow(app.ports, Promise.resolve())
  told = [match.report(1, kickOff(app.clock.nowMs()))]
  await match.hears(...told)
})

const onBoard = () => boardOf(app.ports).matches.get(match.id)!
const asTold = () => foldMatch(told as FootballReport[], told.length)
const says = (): Said => {
  const seq = told.length + 1
  const said = match.report(seq, goal(seq % 3 ? 'home' : 'away', seq))
  told.push(said)
  match.feed.say(said)
  return said
}
const liveOf = async (reader: Awaited<ReturnType<typeof listenToMatches>>) =>
  (await reader.until(match.id, { live: onBoard().live as MatchLive, odds: null }))?.live
const faults = () => app.ports.mishaps.counts().match_store ?? 0

async function ask(apiName: string): Promise<void> {
  const response = await fetch(`${app.base}/sportdata/f`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName, matchId: match.id, matchIds: [match.id], date: match.day }),
  })
  await response.arrayBuffer()
}

test('whatever is read between two polls, the board and its readers see every goal', async () => {
  const before = faults()
  const reader = await listenToMatches(app.base)
  for (const { name } of READS) {
    says()
    // Beyond every time for which an answer or a question is kept.
    app.clock.advance(11_000)
    await ask(name)
    await match.hears()
    expect({ name, live: onBoard().live }).toEqual({ name, live: asTold() })
  }
  expect(await liveOf(reader)).toEqual(onBoard().live)
  reader.close()
  expect(faults()).toBe(before)
})

test('a followed day has one reader: nothing else asks the feed about it', async () => {
  says()
  app.clock.advance(11_000)
  await askReports(app.ports, match.day)
  expect(await archiveOf(app.ports).footballPlay(match.id)).toHaveLength(1)
  await match.hears()
  expect(await archiveOf(app.ports).footballPlay(match.id)).toHaveLength(2)
})

const record = (...said: Said[]) =>
  loadInto(app.db, (at) =>
    recordReports(
      at,
      { football: said as FootballReport[], basketball: [], odds: [] },
      app.clock.nowMs(),
    ),
  )

test('a record that was never published is found, mended and counted once', async () => {
  const compare = comparison(app.ports)
  const before = faults()
  told.push(match.report(2, goal('home', 2)))
  await record(told[1]!)
  expect(await compare()).toEqual([])
  expect(await compare()).toEqual([match.id])
  expect(onBoard().live).toEqual(asTold())
  expect(await compare()).toEqual([])
  expect(faults()).toBe(before + 1)
})

test('what is on its way to the board is no fault', async () => {
  const compare = comparison(app.ports)
  const before = faults()
  for (let round = 0; round < 3; round += 1) {
    says()
    await compare()
    await match.hears()
    expect(await compare()).toEqual([])
  }
  expect(faults()).toBe(before)
})

test('a record behind a lost one waits for it, and a reader of the list gets both', async () => {
  const reader = await listenToMatches(app.base)
  told.push(match.report(2, goal('home', 2)))
  await record(told[1]!)
  says()
  await match.hears()
  await expect.poll(() => onBoard().live).toEqual(asTold())
  expect(await liveOf(reader)).toEqual(asTold())
  reader.close()
})

test('any order of polls, reads, lost records and comparisons ends in the state of the records', async () => {
  const step = fc.constantFrom('say', 'poll', 'read', 'lose', 'compare' as const)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      match = scriptedMatch(app, `p${(made += 1)}`)
      connectFeed(app.ports, match.feed)
      told = [match.report(1, kickOff(app.clock.nowMs()))]
      await match.hears(...told)
      const compare = comparison(app.ports)
      for (const each of steps) {
        if (each === 'say') says()
        if (each === 'poll') await match.hears()
        if (each === 'read') await ask('getMatchRollOdds')
        if (each === 'compare') await compare()
        if (each === 'lose') {
          const lost = match.report(told.length + 1, goal('away', told.length))
          told.push(lost)
          await record(lost)
        }
      }
      await match.hears()
      await compare()
      await compare()
      // Reports that were lost have lower numbers than later ones, and arrive in whatever order they were recorded.
      expect(onBoard().live.score).toEqual(asTold().score)
      expect(onBoard().live.version).toBe(told.length)
    }),
    { numRuns: 25 },
  )
})
