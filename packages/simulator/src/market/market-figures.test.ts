import { expect, test } from 'vitest'
import { stubOutlook, stubResult } from '#test/stub-outlook.ts'
import { power, proportional } from '@linmen/domain/market/devig.ts'
import { sideOf } from '@linmen/domain/settlement/markets.ts'
import { marketFigures, REAL_FIGURES } from './market-figures.ts'
import { worldMarket } from './world-market.ts'

const market = worldMarket('figures')
const football = (count: number) =>
  Array.from({ length: count }, (_, at) => stubOutlook('football', at))

test('opening and closing prices pay back what real ones do, within 1 %', () => {
  const found = marketFigures(market, football(300))
  for (const who of ['6', '17', 'all'] as const)
    for (const game of ['european', 'asian', 'overUnder'] as const)
      for (const end of ['opening', 'closing'] as const) {
        const off = found[who][game][end] / REAL_FIGURES[who][game][end] - 1
        expect(Math.abs(off), `${who} ${game} ${end}`).toBeLessThan(0.01)
      }
})

interface Band {
  count: number
  believed: number
  came: number
}

function calibration(bands: Band[], believed: number, came: boolean): void {
  const band = (bands[Math.floor(believed * 10)] ??= { count: 0, believed: 0, came: 0 })
  band.count += 1
  band.believed += believed
  band.came += came ? 1 : 0
}

/** Three deviations of the mean of a band, and a little for steps and margins. */
function expectRight(bands: readonly Band[]): void {
  for (const { count, believed, came } of bands.filter((band) => band && band.count > 200)) {
    const p = came / count
    const tolerance = 3 * Math.sqrt((p * (1 - p)) / count) + 0.015
    expect(Math.abs(believed / count - p)).toBeLessThan(tolerance)
  }
}

test('closing prices of 20,000 football matches are right on average, for favourites and long shots', () => {
  const bands: Band[] = []
  const sums = { home: 0, draw: 0, away: 0 }
  for (const outlook of football(20_000)) {
    const { european: price } = market.closing(outlook)!
    const { home, away } = stubResult(outlook)
    const chances = proportional([price.home, price.draw, price.away])
    for (const [at, side] of (['home', 'draw', 'away'] as const).entries()) {
      const came = sideOf(home - away) === side
      calibration(bands, chances[at]!, came)
      sums[side] += chances[at]! - (came ? 1 : 0)
    }
  }
  expectRight(bands)
  for (const off of Object.values(sums)) expect(Math.abs(off) / 20_000).toBeLessThan(0.012)
})

test('prices in play are right on average too', () => {
  const bands: Band[] = []
  for (const outlook of football(4000)) {
    // The first offer of the second half: chosen without knowing what comes after it.
    const live = market
      .headline(outlook)
      .find(({ company, atMs }) => company === 3 && outlook.playedShare(atMs) > 0.5)
    if (!live) continue
    const { european: price } = live
    const { home, away } = stubResult(outlook)
    const chances = power([price.home / 100, price.draw / 100, price.away / 100]).probabilities
    for (const [at, side] of (['home', 'draw', 'away'] as const).entries())
      calibration(bands, chances[at]!, sideOf(home - away) === side)
  }
  expectRight(bands)
})

test('closing handicaps and totals of 20,000 football matches win as often as they lose', () => {
  let [given, over] = [0, 0]
  for (const outlook of football(20_000)) {
    const { asian, overUnder } = market.closing(outlook)!
    const { home, away } = stubResult(outlook)
    const margin = home - away - asian.line / 10_000
    const goals = home + away - overUnder.line / 10_000
    given += Math.max(-1, Math.min(1, margin * 2)) * (margin > 0 ? asian.first : 100)
    over += Math.max(-1, Math.min(1, goals * 2)) * (goals > 0 ? overUnder.first : 100)
  }
  // What backing the first side costs is its part of the margin, about two in a hundred.
  expect(given / 20_000).toBeGreaterThan(-6)
  expect(given / 20_000).toBeLessThan(0)
  expect(over / 20_000).toBeGreaterThan(-8)
  expect(over / 20_000).toBeLessThan(0)
})

test('closing prices of 20,000 basketball matches are right on average', () => {
  const bands: Band[] = []
  for (let at = 0; at < 20_000; at++) {
    const outlook = stubOutlook('basketball', at)
    const { european } = market.closing(outlook)!
    const { home, away } = stubResult(outlook)
    if (home === away) continue
    calibration(bands, proportional([european.home, european.away])[0]!, home > away)
  }
  expectRight(bands)
})
