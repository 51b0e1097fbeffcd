import { expect, test } from 'vitest'
import { poolLines, poolPickFault } from '@linmen/domain/plan/pool-pick.ts'
import { poolChoice } from './pool-choice.ts'

const prices = Array.from({ length: 14 }, (_, at) =>
  at % 2 === 0
    ? { home: 130 + at * 10, draw: 340, away: 500 }
    : { home: 420, draw: 300, away: 135 + at * 10 },
)

test('十四场 takes every favourite, and two ends of the closest six matches', () => {
  const marks = poolChoice('pool14', prices)
  expect(poolPickFault('pool14', marks)).toBeNull()
  expect(poolLines(marks)).toBe(64)
  expect([marks[0], marks[1], marks[12], marks[13]]).toEqual(['3', '0', '31', '10'])
})

test('任九 leaves out the five closest matches', () => {
  const marks = poolChoice('pick9', prices)
  expect(poolPickFault('pick9', marks)).toBeNull()
  expect(marks.slice(9)).toEqual(['', '', '', '', ''])
})
