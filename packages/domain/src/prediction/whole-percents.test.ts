import { expect, it } from 'vitest'
import { wholePercents } from './whole-percents.ts'

it.each([
  [
    { home: 51.4, draw: 25.3, away: 23.3 },
    { home: 52, draw: 25, away: 23 },
  ],
  [
    { home: 50, draw: 28, away: 22 },
    { home: 50, draw: 28, away: 22 },
  ],
  [
    { home: 33.4, draw: 33.3, away: 33.3 },
    { home: 34, draw: 33, away: 33 },
  ],
  [
    { home: 45.6, draw: 27.6, away: 26.8 },
    { home: 46, draw: 27, away: 27 },
  ],
])('%o is printed as %o', (chances, whole) => {
  expect(wholePercents(chances)).toEqual(whole)
})
