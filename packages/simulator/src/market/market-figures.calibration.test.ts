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

test('prices in play are right on average too', () => expectInPlayRight(MATCHES / 5))

test('closing handicaps and totals of many football matches win as often as they lose', () =>
  expectLinesRight(MATCHES))

test('closing prices of many basketball matches are right on average', () =>
  expectBasketballRight(MATCHES))
