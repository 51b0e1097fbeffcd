import { expect, test } from 'vitest'
import { foldBasketball } from '#match/basketball/basketball-fold.ts'
import type { BasketballReport } from '#match/basketball/basketball-report.ts'
import { foldMatch } from './match-fold.ts'
import type { FootballReport } from './match-report.ts'
import { reportsOfResult } from './result-reports.ts'

const pair = (home: number, away: number) => ({ home, away })

test('a football result is a finished match with everything it counts', () => {
  const result = {
    sport: 'football',
    phase: 'finished',
    full: pair(2, 2),
    half: pair(1, 0),
    extra: pair(3, 2),
    corners: pair(7, 3),
    yellowCards: pair(1, 2),
    redCards: pair(0, 1),
  } as const
  expect(foldMatch(reportsOfResult('1', result, 5) as FootballReport[], 1)).toMatchObject({
    phase: 'finished',
    score: { full: pair(2, 2), half: pair(1, 0), extra: pair(3, 2) },
    corners: pair(7, 3),
    redCards: pair(0, 1),
    corrections: 0,
  })
})

test('a basketball result has its quarters', () => {
  const periods = [pair(20, 18), pair(30, 31)]
  const result = { sport: 'basketball', phase: 'finished', full: pair(50, 49), periods } as const
  expect(foldBasketball(reportsOfResult('1', result, 5) as BasketballReport[], 1)).toMatchObject({
    phase: 'finished',
    score: pair(50, 49),
    periods,
  })
})
