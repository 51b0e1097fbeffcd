import { expect, test } from 'vitest'
import { aLeg } from '#test/a-leg.ts'
import { bracketColumns } from './bracket-columns.ts'

type Rounds = Parameters<typeof bracketColumns>[0]
type Tie = Rounds[number]['ties'][number]
type Leg = Tie['legs'][number]

const NOW = Date.parse('2026-05-01T12:00:00+08:00')
const first = { id: '1', name: '甲' }
const second = { id: '2', name: '乙' }

const leg = (over: Partial<Leg>): Leg => ({
  ...aLeg,
  leagueId: '10',
  leagueName: '欧冠',
  round: 1,
  roundName: '半决赛',
  kickOffAtMs: Date.parse('2026-04-28T19:00:00Z'),
  day: '2026-04-28',
  home: first,
  away: second,
  score: { full: { home: 2, away: 1 } },
  ...over,
})

const drawn = (over: Partial<Tie>) =>
  bracketColumns(
    [
      {
        name: '半决赛',
        ties: [
          {
            id: '1',
            home: first,
            away: second,
            aggregate: { home: 3, away: 3 },
            winnerId: '2',
            decidedBy: 'penalties',
            from: [],
            legs: [],
            ...over,
          },
        ],
      },
    ],
    { hrefOf: () => undefined, nowMs: NOW },
  )[0]?.ties[0]

test('both legs are written from the side that was at home first', () => {
  const tie = drawn({ legs: [leg({ id: '1' }), leg({ id: '2', home: second, away: first })] })
  expect(tie?.legs.map(({ text }) => text)).toEqual(['首回合 2-1', '次回合 1-2'])
  expect(tie?.note).toBe('点球决胜')
  expect(tie?.home.total).toBe(3)
})

test('a tie that has not begun has no total and says when it is played', () => {
  const tie = drawn({
    winnerId: null,
    decidedBy: null,
    legs: [leg({ phase: 'scheduled', score: null })],
  })
  expect(tie?.home.total).toBeUndefined()
  expect(tie?.legs[0]?.text).toBe('04-29 03:00')
  const next = leg({
    phase: 'scheduled',
    score: null,
    kickOffAtMs: Date.parse('2027-04-28T19:00Z'),
  })
  expect(drawn({ legs: [next] })?.legs[0]?.text).toBe('2027-04-29 03:00')
})

test('penalties are told from the side of the total', () => {
  const score = { full: { home: 1, away: 2 }, penalties: { home: 5, away: 4 } }
  const back = leg({ id: '2', home: second, away: first, score })
  expect(drawn({ legs: [leg({ id: '1' }), back] })?.note).toBe('点球 4-5')
  expect(drawn({ legs: [leg({ score })] })?.note).toBe('点球 5-4')
  expect(drawn({ decidedBy: 'extraTime', legs: [leg({})] })?.note).toBe('加时决胜')
})

test('a single match says when it was: its score is the total', () => {
  const tie = drawn({ decidedBy: 'goals', legs: [leg({})] })
  expect([tie?.home.total, tie?.legs[0]?.text, tie?.note]).toEqual([3, '04-29', undefined])
})

test('rounds nobody has reached are drawn with open places up to the final', () => {
  const tie = (id: string): Tie => ({
    ...{ id, home: first, away: second, aggregate: { home: 0, away: 0 } },
    ...{ winnerId: null, decidedBy: null, from: [], legs: [] },
  })
  const columns = bracketColumns(
    [{ name: '八分之一决赛', ties: ['1', '2', '3', '4', '5', '6', '7', '8'].map(tie) }],
    { hrefOf: () => undefined, nowMs: NOW },
  )
  expect(columns.map(({ name, ties }) => [name, ties.length])).toEqual([
    ['八分之一决赛', 8],
    ['四分之一决赛', 4],
    ['半决赛', 2],
    ['决赛', 1],
  ])
  expect(columns.at(-1)?.ties[0]?.home.name).toBe('待定')
})
