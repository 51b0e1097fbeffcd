import { power, proportional } from '@linmen/domain/market/devig.ts'
import type { Outlook } from '#sport-world.ts'
import { sideOf } from '@linmen/domain/settlement/markets.ts'
import { expect } from 'vitest'
import { worldMarket } from '#market/world-market.ts'
import { stubOutlook, stubResult } from './stub-outlook.ts'

// What a number of matches says of the prices. Every tolerance follows from that number: few matches find a wrong
// price, many a slightly wrong one.

const market = worldMarket('figures')
const SIDES = ['home', 'draw', 'away'] as const

/** Three deviations of the mean of so many values. */
export const threeDeviations = (deviation: number, count: number) =>
  (3 * deviation) / Math.sqrt(count)

export function expectClosingRight(matches: number): void {
  const bands: Band[] = []
  const sums = { home: 0, draw: 0, away: 0 }
  for (const outlook of football(matches)) {
    const { european: price } = market.closing(outlook)!
    const chances = proportional([price.home, price.draw, price.away])
    const winner = winnerOf(outlook)
    for (const [at, side] of SIDES.entries()) {
      addTo(bands, chances[at]!, winner === side)
      sums[side] += chances[at]! - (winner === side ? 1 : 0)
    }
  }
  expectRight(bands)
  for (const off of Object.values(sums))
    expect(Math.abs(off) / matches).toBeLessThan(0.0015 + threeDeviations(0.5, matches))
}

export function expectInPlayRight(matches: number): void {
  const bands: Band[] = []
  for (const outlook of football(matches)) {
    // The first offer of the second half: chosen without knowing what comes after it.
    const live = market
      .headline(outlook)
      .find(({ company, atMs }) => company === 3 && outlook.playedShare(atMs) > 0.5)
    if (!live) continue
    const { european: price } = live
    const chances = power([price.home / 100, price.draw / 100, price.away / 100]).probabilities
    const winner = winnerOf(outlook)
    for (const [at, side] of SIDES.entries()) addTo(bands, chances[at]!, winner === side)
  }
  expectRight(bands)
}

export function expectLinesRight(matches: number): void {
  let [given, over] = [0, 0]
  for (const outlook of football(matches)) {
    const { asian, overUnder } = market.closing(outlook)!
    const { home, away } = stubResult(outlook)
    const margin = home - away - asian.line / 10_000
    const goals = home + away - overUnder.line / 10_000
    given += Math.max(-1, Math.min(1, margin * 2)) * (margin > 0 ? asian.first : 100)
    over += Math.max(-1, Math.min(1, goals * 2)) * (goals > 0 ? overUnder.first : 100)
  }
  // What backing the first side costs is its part of the margin, about three in a hundred.
  const chance = threeDeviations(95, matches)
  expect(Math.abs(given / matches + 3)).toBeLessThan(1 + chance)
  expect(Math.abs(over / matches + 4)).toBeLessThan(2 + chance)
}

export function expectBasketballRight(matches: number): void {
  const bands: Band[] = []
  for (let at = 0; at < matches; at++) {
    const outlook = stubOutlook('basketball', at)
    const { european } = market.closing(outlook)!
    const { home, away } = stubResult(outlook)
    if (home === away) continue
    addTo(bands, proportional([european.home, european.away])[0]!, home > away)
  }
  expectRight(bands)
}

interface Band {
  count: number
  believed: number
  came: number
}

function addTo(bands: Band[], believed: number, came: boolean): void {
  const band = (bands[Math.floor(believed * 10)] ??= { count: 0, believed: 0, came: 0 })
  band.count += 1
  band.believed += believed
  band.came += came ? 1 : 0
}

/** Three deviations of the mean of a band, and a little for steps and margins. */
function expectRight(bands: readonly Band[]): void {
  const large = bands.filter((band) => band && band.count > 200)
  expect(large.length).toBeGreaterThan(3)
  for (const { count, believed, came } of large) {
    const p = came / count
    const tolerance = threeDeviations(Math.sqrt(p * (1 - p)), count) + 0.015
    expect(Math.abs(believed / count - p)).toBeLessThan(tolerance)
  }
}

function* football(matches: number): Generator<Outlook> {
  for (let at = 0; at < matches; at++) yield stubOutlook('football', at)
}

function winnerOf(outlook: Outlook) {
  const { home, away } = stubResult(outlook)
  return sideOf(home - away)
}
