import { expect, test } from 'vitest'
import {
  expectBasketballRight,
  expectClosingRight,
  expectInPlayRight,
  expectLinesRight,
} from '#test/market-calibration.ts'
import { stubOutlook } from '#test/stub-outlook.ts'
import { marketFigures, REAL_FIGURES } from './market-figures.ts'
import { worldMarket } from './world-market.ts'

test('opening and closing prices pay back what real ones do, within 1 %', () => {
  const outlooks = Array.from({ length: 300 }, (_, at) => stubOutlook('football', at))
  const found = marketFigures(worldMarket('figures'), outlooks)
  for (const who of ['6', '17', 'all'] as const)
    for (const game of ['european', 'asian', 'overUnder'] as const)
      for (const end of ['opening', 'closing'] as const) {
        const off = found[who][game][end] / REAL_FIGURES[who][game][end] - 1
        expect(Math.abs(off), `${who} ${game} ${end}`).toBeLessThan(0.01)
      }
})

// In few matches; in many they are looked at by `npm run calibrate`.
test('closing prices of football are right on average, for favourites and long shots', () =>
  expectClosingRight(2000))

test('prices in play are right on average too', () => expectInPlayRight(800))

test('closing handicaps and totals win as often as they lose', () => expectLinesRight(2000))

test('closing prices of basketball are right on average', () => expectBasketballRight(2000))
