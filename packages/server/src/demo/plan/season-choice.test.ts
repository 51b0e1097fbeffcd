import { expect, test } from 'vitest'
import type { OfferedMatch } from '#features/match/public.ts'
import { earlySide } from './season-choice.ts'

const match = {
  european: [210, 320, 350],
  asian: [92, 5000, 96],
  overUnder: [90, 25_000, 98],
} as unknown as OfferedMatch
const still = {
  european: { home: 210, draw: 320, away: 350 },
  asian: { first: 92, line: 5000, second: 96 },
  overUnder: { first: 90, line: 25_000, second: 98 },
}

test.each([
  ['european', { european: { home: 190, draw: 330, away: 390 } }, '3'],
  ['european', { european: { home: 240, draw: 310, away: 300 } }, '0'],
  ['asian', { asian: { first: 92, line: 7500, second: 96 } }, '3'],
  ['asian', { asian: { first: 99, line: 5000, second: 88 } }, '0'],
  ['overUnder', { overUnder: { first: 92, line: 22_500, second: 96 } }, '0'],
  ['overUnder', { overUnder: { first: 80, line: 25_000, second: 108 } }, '3'],
] as const)('on %s the early side is the one that became dearer: %o', (market, moved, side) => {
  expect(earlySide(market, match, { ...still, ...moved })).toBe(side)
})
