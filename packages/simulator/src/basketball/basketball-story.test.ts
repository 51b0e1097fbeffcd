import { expect, test } from 'vitest'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { periodSeconds } from '@linmen/domain/match/basketball/basketball-clock.ts'
import { addDays } from '@linmen/domain/match/business-day.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { basketballWorld } from './basketball-world.ts'

const world = basketballWorld('linmen')
const nba = world.season('312025')!.fixtures
const kinds = (story: readonly BasketballReport[], kind: BasketballReport['kind']) =>
  story.filter((each) => each.kind === kind)
const phases = (story: readonly BasketballReport[]) =>
  story.flatMap((each) => (each.kind === 'status' ? `${each.phase}${each.pause ? ' 完' : ''}` : []))

test('a story has its quarters, pauses, clock, baskets, fouls and time-outs, in order of time', () => {
  const story = world.story(nba[40]!)
  expect(phases(story)).toEqual([
    'quarter1',
    'quarter1 完',
    'quarter2',
    'halfTime 完',
    'quarter3',
    'quarter3 完',
    'quarter4',
    'finished',
  ])
  expect(story.map(({ seq }) => seq)).toEqual(story.map((_, at) => at + 1))
  expect(story.every(({ atMs }, at) => at === 0 || atMs >= story[at - 1]!.atMs)).toBe(true)
  for (const kind of ['clock', 'points', 'foul', 'timeOut'] as const)
    expect(kinds(story, kind).length).toBeGreaterThan(3)
})

test('the clock of a period never runs back, whatever second it is looked at', () => {
  for (const fixture of nba.filter((_, at) => at % 200 === 3)) {
    let [period, left] = [0, 0]
    for (const report of world.story(fixture)) {
      if (report.kind === 'status') left = Infinity
      if (report.kind === 'points') period = report.period
      if (report.kind !== 'clock') continue
      expect(report.secondsLeft).toBeLessThanOrEqual(Math.min(left, periodSeconds('1', period)))
      left = report.secondsLeft
    }
  }
})

test('now and then a three is corrected to two, and a score falls only then', () => {
  const stories = nba.slice(0, 80).map((each) => world.story(each))
  const corrected = stories.filter((story) => kinds(story, 'pointsCancelled').length > 0)
  expect(corrected.length).toBeGreaterThan(0)
  expect(corrected.length).toBeLessThan(16)
  const story = corrected[0]!
  const at = story.findIndex(({ kind }) => kind === 'pointsCancelled')
  const before = foldBasketball(story.slice(0, at), 1)
  const after = foldBasketball(story.slice(0, at + 2), 2)
  expect(before.score.home + before.score.away - after.score.home - after.score.away).toBe(1)
  expect(after.corrections).toBe(before.corrections + 1)
})

test('a rare match is interrupted and goes on later; a postponed one is said to be', () => {
  const fixture = nba.find((each) => phases(world.story(each)).includes('interrupted'))!
  const found = world.story(fixture)
  const at = found.findIndex((each) => each.kind === 'status' && each.phase === 'interrupted')
  const next = found.slice(at + 1).find(({ kind }) => kind === 'status')!
  expect(next.atMs - found[at]!.atMs).toBeGreaterThan(10 * 60_000)
  expect(foldBasketball(found.slice(0, at + 1), 1)).toMatchObject({
    phase: 'interrupted',
    runningFromMs: null,
  })
  const off = nba.find((each) => world.result(each).phase === 'postponed')!
  expect(world.story(off)).toHaveLength(1)
  expect(world.outlook(off).calledOffAtMs).toBe(world.story(off)[0]!.atMs)
})

test('what a bookmaker sees ends with the result, and playing time only grows', () => {
  for (const fixture of nba.filter((_, at) => at % 150 === 20)) {
    if (world.result(fixture).phase !== 'finished') continue
    const outlook = world.outlook(fixture)
    expect(outlook.scoreAt(outlook.startMs - 1)).toEqual({ home: 0, away: 0 })
    expect(outlook.scoreAt(outlook.endMs)).toEqual(world.result(fixture).full)
    const minutes = Array.from({ length: 200 }, (_, at) => outlook.startMs + at * 60_000)
    const shares = minutes.map((atMs) => outlook.playedShare(atMs))
    expect(shares.every((share, at) => at === 0 || share >= shares[at - 1]!)).toBe(true)
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
    expect(outlook.shocks.length).toBeGreaterThan(2)
    expect(outlook.shocks.every((atMs) => atMs > outlook.startMs && atMs <= outlook.endMs)).toBe(
      true,
    )
  }
})

test('in a winter week somebody plays at more than half of all moments', () => {
  const spans = Array.from({ length: 7 }, (_, at) => addDays('2026-12-07', at))
    .flatMap((day) => world.day(day).fixtures)
    .map((fixture) => world.outlook(fixture))
    .filter(({ calledOffAtMs }) => calledOffAtMs === null)
  const from = Date.UTC(2026, 11, 7, 6)
  const moments = Array.from({ length: 7 * 48 }, (_, at) => from + at * 1_800_000)
  const live = moments.filter((atMs) =>
    spans.some(({ startMs, endMs }) => startMs <= atMs && atMs < endMs),
  )
  expect(live.length / moments.length).toBeGreaterThan(0.5)
})
