import { expect, test } from 'vitest'
import { foldBasketball } from './basketball/basketball-fold.ts'
import type { BasketballBody, BasketballReport } from './basketball/basketball-report.ts'
import { foldMatch } from './match-fold.ts'
import type { FootballBody, FootballReport } from './match-report.ts'
import { FIRST_STATED_SEQ, restatedBasketball, restatedFootball } from './restated-score.ts'

const said = (...bodies: FootballBody[]): FootballReport[] =>
  bodies.map((body, at) => ({ matchId: '1', seq: at + 1, atMs: at * 1000, ...body }))
const goal = (side: 'home' | 'away'): FootballBody => ({
  kind: 'goal',
  side,
  minute: 5,
  player: '',
})
const status = (phase: 'halfTime' | 'extraTime' | 'finished'): FootballBody => ({
  kind: 'status',
  phase,
})
const stated = { matchId: '1', seq: FIRST_STATED_SEQ, atMs: 99_000 }

test.each([
  ['a goal too many is taken back', said(goal('home'), status('finished')), [0, 0], undefined],
  ['a goal that was missing is added', said(status('finished')), [0, 1], undefined],
  [
    'half time has no more than the whole',
    said(goal('home'), goal('home'), status('halfTime'), status('finished')),
    [1, 0],
    undefined,
  ],
  [
    'goals of extra time stay',
    said(goal('home'), status('extraTime'), goal('away'), status('finished')),
    [2, 0],
    { home: 2, away: 1 },
  ],
] as const)('%s', (_name, told, [home, away], extra) => {
  const live = foldMatch([...told, { ...stated, ...restatedFootball(told, { home, away }) }], 1)
  expect(live.phase).toBe('finished')
  expect(live.score.full).toEqual({ home, away })
  expect(live.score.extra).toEqual(extra)
  expect(live.score.half?.home ?? 0).toBeLessThanOrEqual(home)
})

test('what a feed tells again later does not bring the old score back', () => {
  const told = said(goal('home'), status('finished'))
  const restated = { ...stated, ...restatedFootball(told, { home: 0, away: 0 }) }
  const late = { ...restated, seq: 500, atMs: 200_000, full: { home: 1, away: 0 } }
  expect(foldMatch([...told, restated, late], 1).score.full).toEqual({ home: 0, away: 0 })
})

const points = (period: number, side: 'home' | 'away'): BasketballBody => ({
  kind: 'points',
  side,
  points: 2,
  period,
  secondsLeft: 1,
  player: '',
})
const played: BasketballReport[] = [
  points(1, 'home'),
  points(1, 'home'),
  points(2, 'away'),
  points(2, 'home'),
  { kind: 'status', phase: 'finished' } as const,
].map((body, at) => ({ matchId: '1', seq: at + 1, atMs: at * 1000, ...body }))

test.each([
  [6, 3],
  [3, 2],
  [0, 1],
  [9, 8],
])('the periods of %i:%i add up to the whole', (home, away) => {
  const restated = restatedBasketball(played, { home, away })
  const live = foldBasketball([...played, { ...stated, ...restated }], 1)
  expect(live.score).toEqual({ home, away })
  expect(live.phase).toBe('finished')
  const sum = (side: 'home' | 'away') => live.periods.reduce((all, each) => all + each[side], 0)
  expect([sum('home'), sum('away')]).toEqual([home, away])
})
