import { test } from 'vitest'
import { laneSize } from '@linmen/domain/test/lane.ts'
import {
  expectBasketballRight,
  expectClosingRight,
  expectInPlayRight,
  expectLinesRight,
} from '#test/market-calibration.ts'

const MATCHES = laneSize({ short: 20_000, full: 200_000 })

test('closing prices of many football matches are right on average, for favourites and long shots', () =>
  expectClosingRight(MATCHES))

// As many in both forms: what the steps of prices in play cost is seen in more of them.
test('prices in play are right on average too', () => expectInPlayRight(4000))

test('closing handicaps and totals of many football matches win as often as they lose', () =>
  expectLinesRight(MATCHES))

test('closing prices of many basketball matches are right on average', () =>
  expectBasketballRight(MATCHES))
