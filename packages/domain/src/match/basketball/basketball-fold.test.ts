import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { foldBasketball, NOTHING_YET_IN_BASKETBALL } from './basketball-fold.ts'
import {
  applyBasketballChange,
  causeOfBasketball,
  changedSideOfBasketball,
  type BasketballState,
} from './basketball-merge.ts'
import type { BasketballBody, BasketballReport } from './basketball-report.ts'

const START = Date.UTC(2026, 10, 25, 11)
const told = (seq: number, body: BasketballBody): BasketballReport => ({
  matchId: '3120260001',
  seq,
  atMs: START + seq * 1000,
  ...body,
})
const points = (seq: number, side: Side, worth: 1 | 2 | 3, period = 1) =>
  told(seq, { kind: 'points', side, points: worth, period, secondsLeft: 300, player: '霍尔姆' })
const cancel = (seq: number, pointsSeq: number) => told(seq, { kind: 'pointsCancelled', pointsSeq })
const status = (seq: number, phase: 'quarter1' | 'quarter2' | 'halfTime', pause = false) =>
  told(seq, { kind: 'status', phase, pause })
const clock = (seq: number, secondsLeft: number, running: boolean) =>
  told(seq, { kind: 'clock', secondsLeft, running })
const foul = (seq: number, side: Side, period: number) =>
  told(seq, { kind: 'foul', side, period, player: '安德森' })
const stated = (seq: number, home: number, away: number) =>
  told(seq, {
    kind: 'score',
    full: { home, away },
    periods: [{ home, away }],
    fouls: { home: 2, away: 1 },
    timeOuts: { home: 0, away: 0 },
  })

test('a first stated score below the baskets told before is a correction', () => {
  const baskets = [points(1, 'home', 3), points(9, 'home', 2)]
  const [was, is] = [foldBasketball(baskets, 2), foldBasketball([...baskets, stated(5, 3, 0)], 3)]
  expect(is).toMatchObject({ score: { home: 3, away: 0 }, corrections: 1 })
  expect(applyBasketballChange({ live: was, odds: null }, { live: is }).live).toBe(is)
  expect(foldBasketball([stated(5, 3, 0), ...baskets], 3).corrections).toBe(0)
})

test.each([
  ['nothing', [], '0:0'],
  ['baskets add up', [points(1, 'home', 3), points(2, 'away', 2), points(3, 'home', 1)], '4:2'],
  ['a repeated report counts once', [points(1, 'home', 2), points(1, 'home', 2)], '2:0'],
  ['cancelled points count nothing', [points(1, 'home', 3), cancel(2, 1)], '0:0'],
  ['a cancellation may arrive before its points', [cancel(2, 1), points(1, 'home', 3)], '0:0'],
  ['a cancellation of others leaves these', [points(1, 'home', 3), cancel(2, 9)], '3:0'],
  ['a stated score stands above all baskets', [points(1, 'home', 2), stated(2, 7, 5)], '7:5'],
])('%s', (_name, reports, expected) => {
  const { home, away } = foldBasketball(reports, 1).score
  expect(`${home}:${away}`).toBe(expected)
})

test('nothing reported is nothing yet', () => {
  expect(foldBasketball([], 0)).toEqual(NOTHING_YET_IN_BASKETBALL)
})

test('points belong to the period they were scored in, also when they arrive late', () => {
  const late = [status(5, 'quarter2'), points(6, 'away', 2, 2), points(3, 'home', 3, 1)]
  expect(foldBasketball(late, 1).periods).toEqual([
    { home: 3, away: 0 },
    { home: 0, away: 2 },
  ])
})

test('fouls are those of the running period, time-outs those of the match', () => {
  const timeOut = told(4, { kind: 'timeOut', side: 'home', period: 1 })
  const live = foldBasketball(
    [foul(1, 'home', 1), status(2, 'quarter2'), foul(3, 'away', 2), timeOut],
    1,
  )
  expect(live).toMatchObject({ fouls: { home: 0, away: 1 }, timeOuts: { home: 1, away: 0 } })
})

test.each([
  ['runs from its report', [status(1, 'quarter1'), clock(2, 720, true)], 720, START + 2000],
  ['stands where it was stopped', [status(1, 'quarter1'), clock(3, 411, false)], 411, null],
  ['of the old period says nothing', [clock(1, 33, true), status(2, 'quarter2')], 0, null],
  ['is at zero in a pause', [clock(1, 3, true), status(2, 'quarter1', true)], 0, null],
  ['is at zero at half-time', [clock(1, 3, true), status(2, 'halfTime')], 0, null],
] as const)('a clock %s', (_name, reports, secondsLeft, runningFromMs) => {
  expect(foldBasketball(reports, 1)).toMatchObject({ secondsLeft, runningFromMs })
})

test('the newest basket is told with its player, a correction with what it takes back', () => {
  const baskets = [points(1, 'home', 2), points(4, 'away', 3)]
  expect(foldBasketball(baskets, 2).highlight).toMatchObject({ kind: 'points', points: 3 })
  const corrected = foldBasketball([...baskets, cancel(6, 4)], 3)
  expect(corrected).toMatchObject({ corrections: 1, highlight: { kind: 'correction', points: 3 } })
})

test('a stated score that falls is a correction', () => {
  const live = foldBasketball([stated(1, 9, 5), stated(2, 7, 5)], 2)
  expect(live).toMatchObject({
    corrections: 1,
    highlight: { kind: 'correction', side: 'home', points: 2 },
  })
})

test.each([
  ['a basket', [], [points(1, 'away', 2)], 'points', 'away'],
  ['points taken back', [points(1, 'home', 3)], [cancel(2, 1)], 'correction', 'home'],
  ['the end of a quarter', [status(1, 'quarter1')], [status(2, 'quarter1', true)], 'status', null],
  ['a foul', [], [foul(1, 'home', 1)], 'stat', null],
  ['a cancellation nobody saw', [], [cancel(2, 1)], 'stat', null],
] as const)('%s is named as the cause', (_name, before, more, cause, side) => {
  const [was, is] = [foldBasketball(before, 1), foldBasketball([...before, ...more], 2)]
  expect(causeOfBasketball(was, is)).toBe(cause)
  expect(changedSideOfBasketball(was, is)).toBe(side)
})

test('a score that falls without a correction is not believed', () => {
  const held: BasketballState = { live: foldBasketball([points(1, 'home', 2)], 3), odds: null }
  expect(applyBasketballChange(held, { live: foldBasketball([], 4) })).toBe(held)
})

const reports = fc
  .array(fc.tuple(fc.constantFrom('points', 'cancel'), fc.constantFrom('home', 'away')), {
    maxLength: 24,
  })
  .map((items) =>
    items.map(([kind, side], at) =>
      kind === 'points' ? points(at + 1, side, 2) : cancel(at + 1, Math.ceil((at + 1) / 2)),
    ),
  )

test('a score is the points minus the cancelled ones, in any order of arrival', () => {
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (all, keys) => {
      const shuffled = all
        .map((report) => ({ report, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ report }) => report)
      expect(foldBasketball(shuffled, 1)).toEqual(foldBasketball(all, 1))
    }),
  )
})

test('updates in any order: a score falls only together with a correction, and the newest wins', () => {
  fc.assert(
    fc.property(reports, fc.array(fc.nat(60), { maxLength: 60 }), (all, order) => {
      const states = all.map((_, at) => foldBasketball(all.slice(0, at + 1), at + 1))
      if (states.length === 0) return
      let held: BasketballState = { live: NOTHING_YET_IN_BASKETBALL, odds: null }
      for (const pick of [...order, states.length - 1]) {
        const next = applyBasketballChange(held, { live: states[pick % states.length]! })
        const [was, is] = [held.live.score, next.live.score]
        if (is.home < was.home || is.away < was.away)
          expect(next.live.corrections).toBeGreaterThan(held.live.corrections)
        held = next
      }
      expect(held.live).toEqual(states.at(-1))
    }),
  )
})
