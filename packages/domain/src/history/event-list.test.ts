import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FootballBody, FootballReport } from '#match/match-report.ts'
import { eventList } from './event-list.ts'
import { standingGoals } from './goal-times.ts'

const told = (...bodies: FootballBody[]): FootballReport[] =>
  bodies.map((body, at) => ({ matchId: 'm', seq: at + 1, atMs: at * 1000, ...body }))
const goal = (side: 'home' | 'away', how?: 'penalty' | 'own'): FootballBody => ({
  kind: 'goal',
  side,
  minute: 10,
  player: '甲',
  ...(how && { how }),
})
const back = (goalSeq: number): FootballBody => ({ kind: 'goalCancelled', goalSeq, minute: 12 })
const card = (colour: 'yellow' | 'red', second = false): FootballBody => ({
  kind: 'card',
  colour,
  second,
  side: 'away',
  minute: 60,
  player: '乙',
})

test.each<[string, FootballBody[], [string, number, number][]]>([
  [
    'goals of every kind',
    [goal('home'), goal('away', 'own'), goal('home', 'penalty')],
    [
      ['goal', 1, 0],
      ['ownGoal', 1, 1],
      ['penaltyGoal', 2, 1],
    ],
  ],
  [
    'a goal counts until it is taken back',
    [goal('home'), back(1), goal('away')],
    [
      ['goal', 1, 0],
      ['goalCancelled', 0, 0],
      ['goal', 0, 1],
    ],
  ],
  [
    'a goal that comes after its cancellation never counts',
    [back(2), goal('home')],
    [
      ['goalCancelled', 0, 0],
      ['goal', 0, 0],
    ],
  ],
  [
    'a cancellation told twice takes one goal',
    [goal('home'), goal('home'), back(1), back(1)],
    [
      ['goal', 1, 0],
      ['goal', 2, 0],
      ['goalCancelled', 1, 0],
      ['goalCancelled', 1, 0],
    ],
  ],
  [
    'cards',
    [card('yellow'), card('red'), card('red', true)],
    [
      ['yellowCard', 0, 0],
      ['redCard', 0, 0],
      ['secondYellow', 0, 0],
    ],
  ],
  [
    'only the phases that end something',
    [
      { kind: 'status', phase: 'firstHalf' },
      { kind: 'status', phase: 'halfTime' },
      { kind: 'status', phase: 'finished' },
    ],
    [
      ['halfTime', 0, 0],
      ['finished', 0, 0],
    ],
  ],
])('%s', (_name, bodies, lines) => {
  const events = eventList(told(...bodies))
  expect(events.map(({ kind, score }) => [kind, score.home, score.away])).toEqual(lines)
})

test('the last score is the goals that stand, whatever the order of arrival', () => {
  const body = fc.oneof(
    fc.constantFrom(goal('home'), goal('away')),
    fc.integer({ min: 1, max: 8 }).map(back),
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(body, { maxLength: 8, selector: (x) => JSON.stringify(x) }),
      (all) => {
        const reports = told(...all)
        const last = eventList(reports.toReversed()).at(-1)?.score ?? { home: 0, away: 0 }
        const standing = standingGoals(reports)
        expect(last.home + last.away).toBe(standing.length)
      },
    ),
  )
})

test('stoppage time is told where the feed has it, and not made up', () => {
  const late = { minute: 90, added: 3 }
  const bodies = [{ ...goal('home'), ...late }, { ...back(1), ...late }, card('red'), goal('away')]
  const events = eventList(told(...(bodies as FootballBody[])))
  expect(events.map(({ added }) => added)).toEqual([3, 3, undefined, undefined])
})
