import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldMatch, shownScore } from '#match/match-fold.ts'
import { applyMatchChange, causeOf, changedSide, type MatchState } from '#match/match-merge.ts'
import type { FootballReport } from '#match/match-report.ts'

const START = Date.UTC(2026, 10, 25, 11)
const base = (seq: number) => ({ matchId: 'm1', seq, atMs: START + seq * 60_000 })
const goal = (seq: number, side: 'home' | 'away'): FootballReport => ({
  ...base(seq),
  kind: 'goal',
  side,
  minute: seq,
  player: '霍尔姆',
})
const cancel = (seq: number, goalSeq: number): FootballReport => ({
  ...base(seq),
  kind: 'goalCancelled',
  goalSeq,
  minute: seq,
})
const status = (seq: number, phase: 'firstHalf' | 'halfTime' | 'extraTime'): FootballReport => ({
  ...base(seq),
  kind: 'status',
  phase,
})
const red = (seq: number): FootballReport => ({
  ...base(seq),
  kind: 'card',
  colour: 'red',
  side: 'away',
  minute: seq,
  player: '安德森',
})

const score = (...reports: FootballReport[]) => {
  const { home, away } = shownScore(foldMatch(reports, 1))
  return `${home}:${away}`
}

test.each([
  ['nothing', [], '0:0'],
  ['two goals', [goal(1, 'home'), goal(2, 'away')], '1:1'],
  ['a repeated report counts once', [goal(1, 'home'), goal(1, 'home')], '1:0'],
  ['a cancelled goal does not count', [goal(1, 'home'), cancel(2, 1)], '0:0'],
  ['a cancellation may arrive before its goal', [cancel(2, 1), goal(1, 'home')], '0:0'],
  ['a cancellation of another goal leaves this one', [goal(1, 'home'), cancel(2, 9)], '1:0'],
  ['extra time adds up', [goal(1, 'home'), status(2, 'extraTime'), goal(3, 'home')], '2:0'],
])('%s', (_name, reports, expected) => {
  expect(score(...reports)).toBe(expected)
})

test('the half-time score is fixed when half-time comes, also for a goal that arrives late', () => {
  const live = foldMatch([status(5, 'halfTime'), goal(7, 'away'), goal(3, 'home')], 3)
  expect(live.score).toEqual({ full: { home: 1, away: 1 }, half: { home: 1, away: 0 } })
})

test.each([
  ['goal', { ...goal(4, 'home'), minute: 90, added: 3 }],
  ['redCard', { ...red(4), minute: 90, added: 3 }],
] as const)('a %s in stoppage time is told with it', (kind, report) => {
  const { highlight } = foldMatch([report as FootballReport], 1)
  expect(highlight).toMatchObject({ kind, minute: 90, added: 3 })
})

test('the newest goal is told with its scorer, a correction with the goal it takes back', () => {
  const goals = [goal(1, 'home'), goal(4, 'away')]
  expect(foldMatch(goals, 2).highlight).toMatchObject({ kind: 'goal', side: 'away', minute: 4 })
  expect(foldMatch([...goals, cancel(6, 4)], 3).highlight).toMatchObject({
    kind: 'correction',
    side: 'away',
    player: '霍尔姆',
  })
})

test.each([
  ['a goal', [], [goal(1, 'away')], 'goal', 'away'],
  ['a cancelled goal', [goal(1, 'home')], [cancel(2, 1)], 'correction', 'home'],
  ['a red card', [], [red(1)], 'redCard', null],
  ['half-time', [], [status(1, 'halfTime')], 'status', null],
  ['a cancellation nobody saw', [], [cancel(2, 1)], 'stat', null],
] as const)('%s is named as the cause', (_name, before, more, cause, side) => {
  const [was, is] = [foldMatch(before, 1), foldMatch([...before, ...more], 2)]
  expect(causeOf(was, is)).toBe(cause)
  expect(changedSide(was, is)).toBe(side)
})

test.each([
  ['below the goals told before is a correction', [goal(1, 'home'), goal(2, 'home')], 1, 1],
  ['equal to them is none', [goal(1, 'home')], 1, 0],
  ['below a goal that arrived earlier though it is newer is one', [goal(9, 'home')], 0, 1],
])('a first stated score %s', (_name, told, home, corrections) => {
  const none = { home: 0, away: 0 }
  const figures = { corners: none, yellowCards: none, redCards: none }
  const stated = { ...base(5), kind: 'score', full: { home, away: 0 }, ...figures } as const
  const [was, is] = [foldMatch(told, 1), foldMatch([...told, stated], 2)]
  expect(is.corrections).toBe(corrections)
  expect(applyMatchChange({ live: was, odds: null }, { live: is }).live).toBe(is)
  expect(foldMatch([stated, ...told], 2).corrections).toBe(0)
})

test('a goal that was only stated has its moment, one that an event tells has it there', () => {
  const none = { home: 0, away: 0 }
  const stated = (seq: number, home: number): FootballReport => {
    const figures = { corners: none, yellowCards: none, redCards: none }
    return { ...base(seq), kind: 'score', full: { home, away: 0 }, ...figures }
  }
  expect(foldMatch([stated(1, 0), stated(4, 1)], 1).brokenAtMs).toBe(base(4).atMs)
  expect(foldMatch([stated(1, 0), stated(4, 1), goal(5, 'home')], 1).brokenAtMs).toBeUndefined()
  expect(foldMatch([stated(1, 0)], 1).brokenAtMs).toBeUndefined()
  expect(foldMatch([goal(1, 'home'), red(2)], 1).brokenAtMs).toBeUndefined()
})

test('a score that falls without a correction is not believed', () => {
  const held: MatchState = { live: foldMatch([goal(1, 'home')], 3), odds: null }
  expect(applyMatchChange(held, { live: foldMatch([], 4) })).toBe(held)
})

const reports = fc
  .array(fc.tuple(fc.constantFrom('goal', 'cancel', 'red'), fc.constantFrom('home', 'away')), {
    maxLength: 24,
  })
  .map((items) =>
    items.map(([kind, side], at): FootballReport => {
      const seq = at + 1
      if (kind === 'goal') return goal(seq, side)
      return kind === 'cancel' ? cancel(seq, Math.ceil(seq / 2)) : red(seq)
    }),
  )

/** Every state the server publishes while the reports arrive one by one. */
const history = (arrived: readonly FootballReport[]) =>
  arrived.map((_, at) => foldMatch(arrived.slice(0, at + 1), at + 1))

test('a score is the goals minus the cancelled ones, in any order of arrival', () => {
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (told, keys) => {
      const shuffled = told
        .map((report) => ({ report, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ report }) => report)
      const cancelled = new Set(told.flatMap((r) => (r.kind === 'goalCancelled' ? r.goalSeq : [])))
      const expected = told.filter((r) => r.kind === 'goal' && !cancelled.has(r.seq)).length
      const { home, away } = shownScore(foldMatch(shuffled, 1))
      expect(home + away).toBe(expected)
      expect(foldMatch(shuffled, 1)).toEqual(foldMatch(told, 1))
    }),
  )
})

test('dropped, repeated and reordered updates converge once the newest state arrives', () => {
  fc.assert(
    fc.property(reports, fc.array(fc.nat(60), { maxLength: 60 }), (told, order) => {
      const states = history(told)
      if (states.length === 0) return
      let held: MatchState = { live: foldMatch([], 0), odds: null }
      for (const pick of order)
        held = applyMatchChange(held, { live: states[pick % states.length]! })
      held = applyMatchChange(held, { live: states.at(-1)! })
      expect(held.live).toEqual(states.at(-1))
    }),
  )
})

test('on the way there a score falls only together with a correction, and nothing older wins', () => {
  fc.assert(
    fc.property(reports, fc.array(fc.nat(60), { maxLength: 60 }), (told, order) => {
      const states = history(told)
      let held: MatchState = { live: foldMatch([], 0), odds: null }
      for (const pick of order) {
        const next = applyMatchChange(held, { live: states[pick % states.length]! })
        if (states.length === 0) return
        expect(next.live.version).toBeGreaterThanOrEqual(held.live.version)
        const [was, is] = [shownScore(held.live), shownScore(next.live)]
        if (is.home < was.home || is.away < was.away)
          expect(next.live.corrections).toBeGreaterThan(held.live.corrections)
        expect(applyMatchChange(next, { live: states[pick % states.length]! })).toBe(next)
        held = next
      }
    }),
  )
})
