import { expect, test } from 'vitest'
import { joinLines, missingAfter } from './join-lines.ts'
import { isRoomOpen } from './room-hours.ts'
import { supportShares } from './support-shares.ts'

const lines = (...numbers: number[]) => numbers.map((number) => ({ number }))

test('two parts of a room are one list without doubles, and a hole is found', () => {
  expect(joinLines(lines(1, 2, 3), lines(3, 5))).toEqual(lines(1, 2, 3, 5))
  expect(missingAfter(lines(1, 2, 3, 5))).toBe(3)
  expect(missingAfter(lines(4, 5))).toBeNull()
  expect(missingAfter([])).toBeNull()
})

test('shares sum to a hundred and are not told while nobody has chosen', () => {
  expect(supportShares(0, 0)).toBeNull()
  expect(supportShares(1, 2)).toEqual({ home: 33, away: 67 })
})

test('a room is open from a day before to a day after the beginning', () => {
  const day = 86_400_000
  expect([
    isRoomOpen(day, 0),
    isRoomOpen(day + 1, 0),
    isRoomOpen(0, day - 1),
    isRoomOpen(0, day),
  ]).toEqual([true, false, true, false])
})
