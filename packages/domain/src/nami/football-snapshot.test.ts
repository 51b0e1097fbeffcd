import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldMatch } from '#match/match-fold.ts'
import type { FootballReport } from '#match/match-report.ts'
import { footballReportsOf, type NamiFootballMatch } from './football-snapshot.ts'

const START_MS = Date.UTC(2026, 10, 16, 12)

const match = (part: Partial<NamiFootballMatch>): NamiFootballMatch => ({
  id: '900',
  statusCode: 2,
  home: [0, 0, 0, 0, 0, 0, 0],
  away: [0, 0, 0, 0, 0, 0, 0],
  halfFromMs: START_MS,
  note: '',
  events: [],
  updatedAtMs: START_MS,
  ...part,
})
const goal = (minute: number, position: number) => ({
  type: 1,
  position,
  minute,
  player: '霍尔姆',
  other: '',
})

/** Everything told while these states followed each other. */
function heard(states: readonly NamiFootballMatch[]): FootballReport[] {
  return states.flatMap((state, at) => footballReportsOf(state, states[at - 1] ?? null))
}
const end = (states: readonly NamiFootballMatch[]) => foldMatch(heard(states), 1)

describe('a feed that sends whole matches', () => {
  it('says nothing twice while nothing changes', () => {
    const state = match({ events: [goal(3, 1)], home: [1, 0, 0, 0, 2, 0, 0] })
    expect(footballReportsOf({ ...state, updatedAtMs: START_MS + 1000 }, state)).toEqual([])
  })

  it('the stated score counts before the goal has a name', () => {
    expect(end([match({}), match({ home: [1], updatedAtMs: START_MS + 1000 })])).toMatchObject({
      score: { full: { home: 1, away: 0 } },
      corrections: 0,
    })
  })

  it('a score that falls is a correction', () => {
    const scored = match({ home: [1], events: [goal(12, 1)], updatedAtMs: START_MS + 1000 })
    const reviewed = match({ updatedAtMs: START_MS + 60_000 })
    expect(end([match({}), scored, reviewed])).toMatchObject({
      score: { full: { home: 0, away: 0 } },
      corrections: 1,
      highlight: { kind: 'correction', side: 'home', minute: 12 },
    })
  })

  it('a reader that restarts hears the same numbers again', () => {
    const state = match({ home: [2], events: [goal(12, 1), goal(12, 1)] })
    const first = footballReportsOf(state, null)
    expect(footballReportsOf(state, null)).toEqual(first)
    expect(new Set(first.map(({ seq }) => seq)).size).toBe(first.length)
  })

  it.each([
    [0, null],
    [1, 'scheduled'],
    [2, 'firstHalf'],
    [3, 'halfTime'],
    [4, 'secondHalf'],
    [5, 'extraTime'],
    [7, 'penalties'],
    [8, 'finished'],
    [9, 'postponed'],
    [10, 'interrupted'],
    [11, 'abandoned'],
    [12, 'cancelled'],
    [13, 'unknown'],
    [99, 'unknown'],
  ])('status %i is %s', (statusCode, phase) => {
    const reports = footballReportsOf(match({ statusCode }), null)
    expect(reports.find(({ kind }) => kind === 'status')).toEqual(
      phase === null ? undefined : expect.objectContaining({ phase }),
    )
  })

  it('ninety minutes, extra time and shoot-out are kept apart', () => {
    const over = match({ statusCode: 8, home: [1, 1, 0, 2, 5, 2, 4], away: [1, 0, 1, 3, 4, 2, 3] })
    expect(end([over])).toMatchObject({
      phase: 'finished',
      score: {
        full: { home: 1, away: 1 },
        half: { home: 1, away: 0 },
        extra: { home: 2, away: 2 },
        penalties: { home: 4, away: 3 },
      },
      redCards: { home: 0, away: 1 },
      corners: { home: 5, away: 4 },
    })
  })

  it('however many states were missed, doubled or told in another order, the last one stands', () => {
    const scores = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(scores, fc.infiniteStream(fc.nat(100)), (pairs, dice) => {
        const states = pairs.map(([home, away], at) =>
          match({ home: [home], away: [away], updatedAtMs: START_MS + at * 1000 }),
        )
        const reports = heard(states)
        const shuffled = [...reports, ...reports]
          .map((report) => ({ report, place: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ report }) => report)
        const [home, away] = pairs.at(-1)!
        expect(foldMatch(shuffled, 1).score.full).toEqual({ home, away })
      }),
      { numRuns: 500 },
    )
  })
})
