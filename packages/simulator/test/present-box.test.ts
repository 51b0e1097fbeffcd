import { expect, test } from 'vitest'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BoxLine, DepthRecord, Statistics } from '@linmen/domain/sport/depth.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { basketballWorld } from '#basketball/basketball-world.ts'
import { boxScore } from '@linmen/domain/history/basketball/basketball-box.ts'
import { withPresentBox } from '@linmen/domain/history/present-box.ts'

const world = basketballWorld('linmen')
const nba = world.season('312025')!.fixtures
const wnba = world.season('322025')!.fixtures
const played = [...nba.slice(0, 400), ...wnba.slice(0, 40)].filter(
  (each) => world.result(each).phase === 'finished',
)
const isCorrected = (each: Fixture) =>
  world.story(each).some(({ kind }) => kind === 'pointsCancelled')
const corrected = played.find(isCorrected)!
const overtime = played.find((each) => foldBasketball(world.story(each), 1).periods.length > 4)!
const sample = [corrected, overtime, ...played.filter((_, at) => at % 140 === 3), played.at(-1)!]

interface Moment {
  readonly depth: readonly DepthRecord[]
  readonly plays: readonly BasketballReport[]
  readonly atMs: number
}

function boxAt({ leagueId, id }: Fixture, { depth, plays, atMs }: Moment) {
  const live = foldBasketball(plays, 1)
  const records = withPresentBox({ matchId: id, leagueId, depth, plays, live, nowMs: atMs })
  return { live, records }
}

const until = <T extends { readonly atMs: number }>(items: readonly T[], atMs: number): T[] =>
  items.filter((each) => each.atMs <= atMs)

type State = DepthRecord & (BoxLine | Statistics)
const isState = (each: DepthRecord): each is State =>
  each.kind === 'box' || each.kind === 'statistics'
const keyOf = (each: State) => (each.kind === 'box' ? each.playerId : `period ${each.period}`)

test('points add up to the score after every report, a correction included', () => {
  for (const fixture of sample) {
    const [depth, story] = [world.depth(fixture), world.story(fixture)]
    const told = story.filter(({ kind }, at) => kind === 'pointsCancelled' || at % 7 === 2)
    for (const { atMs } of told) {
      const { live, records } = boxAt(fixture, {
        depth: until(depth, atMs),
        plays: until(story, atMs),
        atMs,
      })
      const points = (side: 'home' | 'away') => boxScore(records, side).totals['points'] ?? 0
      expect({ home: points('home'), away: points('away') }).toEqual(live.score)
    }
  }
})

/** The record of a player or a period that was not yet told at a moment, beside what was counted instead. */
function pairsAt(fixture: Fixture, { depth, plays: story, atMs }: Moment) {
  const before = until(depth, atMs).filter((each) => !isState(each) || each.atMs < atMs)
  const plays = until(story, atMs)
  const now = boxAt(fixture, { depth: before, plays, atMs }).records
  const states = (records: readonly DepthRecord[]) =>
    new Map(records.filter(isState).map((each) => [keyOf(each), each]))
  const told = states(depth.filter((each) => each.atMs === atMs))
  return [...states(now)].flatMap(([key, counted]) => {
    const due = told.get(key)
    return due ? [{ told: due, counted }] : []
  })
}

test('what is counted is what the feed tells a moment later', () => {
  for (const fixture of sample) {
    const [depth, plays] = [world.depth(fixture), world.story(fixture)]
    const moments = [...new Set(depth.filter(isState).map(({ atMs }) => atMs))]
    const pairs = moments.slice(0, -1).flatMap((atMs) => pairsAt(fixture, { depth, plays, atMs }))
    expect(pairs.length).toBeGreaterThan(200)
    for (const { told, counted } of pairs) {
      const { minutes: due, ...expected } = told.figures as Readonly<Record<string, number>>
      const { minutes: own, ...figures } = counted.figures as Readonly<Record<string, number>>
      expect(figures).toEqual(expected)
      if (due === undefined) continue
      // Seconds of the last minute told are nobody's: a minute may be told late, never early.
      expect(own).toBeLessThanOrEqual(due)
      expect(own).toBeGreaterThanOrEqual(due - 1)
    }
  }
})

test('from the tip-off on those who began have a line', () => {
  const [fixture] = sample
  const [depth, story] = [world.depth(fixture!), world.story(fixture!)]
  const { atMs } = story[0]!
  const { records } = boxAt(fixture!, {
    depth: until(depth, atMs),
    plays: until(story, atMs),
    atMs,
  })
  expect(boxScore(records, 'home').players).toHaveLength(5)
  expect(boxScore(records, 'away').players.every(({ onCourt }) => onCourt)).toBe(true)
})

test.each<[string, (moment: Moment) => Moment]>([
  ['baskets name nobody', ({ plays, ...rest }) => ({ ...rest, plays: plays.map(unnamed) })],
  ['text does not count', ({ depth, ...rest }) => ({ ...rest, depth: depth.map(uncounted) })],
])('the last lines stand where %s', (_, without) => {
  const [fixture] = sample
  const atMs = fixture!.kickOffAtMs + 1_000_000
  const moment = without({
    depth: until(world.depth(fixture!), atMs),
    plays: until(world.story(fixture!), atMs),
    atMs,
  })
  expect(boxAt(fixture!, moment).records).toBe(moment.depth)
})

test('the final lines are those of the feed', () => {
  const [fixture] = sample
  const [depth, plays] = [world.depth(fixture!), world.story(fixture!)]
  expect(boxAt(fixture!, { depth, plays, atMs: depth.at(-1)!.atMs }).records).toBe(depth)
})

function unnamed(report: BasketballReport): BasketballReport {
  if (report.kind !== 'points') return report
  const { playerId: _playerId, ...rest } = report
  return rest
}

function uncounted(record: DepthRecord): DepthRecord {
  if (record.kind !== 'text') return record
  const { counts: _counts, ...rest } = record
  return rest
}

test('in an overtime its figures are counted on before the feed tells them', () => {
  const [depth, story] = [world.depth(overtime), world.story(overtime)]
  const { atMs } = story.find((each) => each.kind === 'points' && each.period === 5)!
  const { live, records } = boxAt(overtime, {
    depth: until(depth, atMs),
    plays: until(story, atMs),
    atMs,
  })
  const told = records.filter((each) => each.kind === 'statistics' && each.period === 5)
  expect(told).toMatchObject([{ figures: { points: live.periods[4] } }])
})
