import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { playedSeconds } from '@linmen/domain/match/basketball/basketball-story.ts'
import { basketballWorld } from '@linmen/simulator/basketball/basketball-world.ts'
import { archiveOf } from '#features/archive/public.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Clock } from '#kit/environment.ts'
import { asker } from '#test/ask-gateway.ts'
import { TIP_OFF_IN_MS, TONIGHT } from '#test/basketball-night.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { smallWorld } from '#test/small-world.ts'

const MINUTE_MS = 60_000

let app: TestApp
let feed: SportsFeed
let read: () => Promise<void>
let tipOffMs: number
beforeAll(async () => {
  app = await startApp()
  tipOffMs = app.clock.nowMs() + TIP_OFF_IN_MS
  feed = toldNight(app.clock)
  connectFeed(app.ports, feed)
  read = feedReader(app.ports, feed).read
  await archiveOf(app.ports).seasonMatches('1026')
})
afterAll(() => app.close())

const ask = asker(() => app, basketballDetailGateway)
const match = { matchId: TONIGHT }

/** Tonight's match of the small world goes as one of the demo's does. */
function toldNight(clock: Clock): SportsFeed {
  const small = smallWorld(clock)
  const world = basketballWorld('linmen')
  const fixture = world.season('312025')!.fixtures.find((each) => {
    const corrected = world.story(each).some(({ kind }) => kind === 'pointsCancelled')
    return corrected && world.result(each).phase === 'finished'
  })!
  const laterMs = clock.nowMs() + TIP_OFF_IN_MS - fixture.kickOffAtMs
  const moved = <T extends { readonly atMs: number }>(items: readonly T[]) =>
    items.map((each) => ({ ...each, matchId: TONIGHT, atMs: each.atMs + laterMs }))
  const [story, depth] = [moved(world.story(fixture)), moved(world.depth(fixture))]
  const between = <T extends { readonly atMs: number }>(items: readonly T[], span: Span) =>
    items.filter(({ atMs }) => atMs > span.afterMs && atMs <= span.untilMs)
  return {
    ...small,
    reports: async (_days, afterMs, untilMs) => ({
      asOfMs: untilMs,
      football: [],
      basketball: between(story, { afterMs, untilMs }),
      odds: [],
    }),
    depth: async (id, afterMs, untilMs) =>
      id === TONIGHT
        ? { records: between(depth, { afterMs, untilMs }), odds: [] }
        : small.depth(id, afterMs, untilMs),
  }
}

interface Span {
  readonly afterMs: number
  readonly untilMs: number
}

const begun = (minutes: number) => tipOffMs + minutes * MINUTE_MS

test('who hears of a basket and asks at once is told of it, however new the last answer is', async () => {
  const { basketball } = await feed.reports([], begun(3), begun(9))
  const { atMs } = basketball.find(({ kind }) => kind === 'points')!
  const pointsAt = async (moment: number) => {
    app.clock.set(moment)
    await read()
    const { home, away, score } = await ask('getBkMatchStanding', match)
    expect([home, away].map(({ totals }) => totals['points'])).toEqual([score!.home, score!.away])
    return score!.home + score!.away
  }
  const before = await pointsAt(atMs - 10)
  expect(await pointsAt(atMs + 10)).toBeGreaterThan(before)
})

test('and so is who hears of a line of text', async () => {
  const { records } = await feed.depth(TONIGHT, begun(9), begun(11))
  const { atMs } = records.find(({ kind }) => kind === 'text')!
  const linesAt = async (moment: number) => {
    app.clock.set(moment)
    await read()
    const { periods } = await ask('getBkMatchTextLive', match)
    return periods.flatMap(({ lines }) => lines).length
  }
  app.clock.set(atMs - 990)
  await archiveOf(app.ports).depth(TONIGHT)
  const before = await linesAt(atMs - 10)
  app.clock.set(atMs + 10)
  await archiveOf(app.ports).depth(TONIGHT)
  expect(await linesAt(atMs + 20)).toBeGreaterThan(before)
})

const minutesIn = [12, 14, 15, 17, 26, 41, 66, 83, 97, 118, 131, 150, 400]

test('at every moment the points of the box are the score, and its minutes five times those played', async () => {
  const totals: number[] = []
  for (const minutes of minutesIn) {
    app.clock.set(tipOffMs + minutes * MINUTE_MS)
    await read()
    const { live, quarterSeconds } = await ask('getBkMatchDetail', match)
    const { home, away, score, statistics } = await ask('getBkMatchStanding', match)
    const box = { home: home.totals['points'], away: away.totals['points'] }
    const whole = statistics.find(({ period }) => period === 'all')!
    expect({ minutes, box }).toEqual({ minutes, box: live.score })
    expect(score).toEqual(live.score)
    expect(whole.figures.find(({ name }) => name === '得分')!.value).toEqual(live.score)
    const played = playedSeconds(live, quarterSeconds, app.clock.nowMs()) ?? 4 * quarterSeconds
    expect(home.totals['minutes']).toBe(Math.round((5 * played) / 60))
    expect(away.totals['minutes']).toBe(home.totals['minutes'])
    totals.push(live.score.home)
  }
  expect(new Set(totals).size).toBeGreaterThan(8)
})

test('the final lines are complete: every basket is in the picture, nobody is on court', async () => {
  app.clock.set(tipOffMs + 600 * MINUTE_MS)
  await read()
  const { score, home, shots } = await ask('getBkMatchStanding', match)
  expect(home.totals['points']).toBe(score!.home)
  const made = shots.filter(({ side, made: hit }) => side === 'home' && hit)
  expect(home.totals['fieldGoalsMade']).toBe(made.length)
  expect(home.players.some(({ onCourt }) => onCourt)).toBe(false)
})
