import type { MarketView } from '@linmen/domain/market/market-view.ts'
import type { FootballRow, Prices } from '@linmen/domain/match-files/football-row.ts'
import type { Seat } from '#ratings/market-strength.ts'
import { createRegister } from '#ratings/register.ts'
import { footballSignals, SIGNALS, type Seen } from './football-signals.ts'
import { forecaster, type Bases, type Sight } from './forecaster.ts'
import type { Mode } from './heads.ts'
import { closingOdds, latestOf, openingOdds } from './match-odds.ts'

export interface Fixture {
  readonly div: string
  readonly day: number
  readonly home: string
  readonly away: string
  readonly prices: Prices
}

/** Forecasts on the three scales of a market view; never NaN. */
export interface FootballEngine {
  /** Matches in any order; those of one day are all forecast before any of them is learned. */
  observe(rows: readonly FootballRow[]): void
  forecast(fixture: Fixture, mode: Mode): MarketView
}

export function footballEngine(): FootballEngine {
  const register = createRegister()
  const signals = footballSignals()
  const heads = forecaster()

  const seatOf = ({ div, day, home, away }: Fixture): Seat => {
    const league = register.league(div)
    const tier = register.tier(league)
    return { home: register.team(div, home), away: register.team(div, away), league, tier, day }
  }

  function sightOf(fixture: Fixture, seat: Seat): Sight {
    const known = new Float64Array(SIGNALS)
    signals.fill(seat, known)
    const { prices } = fixture
    const { league, tier } = seat
    const [opening, closing] = [openingOdds(prices), closingOdds(prices)]
    return { league, tier, known, opening, closing }
  }

  function learnDay(rows: readonly FootballRow[]): void {
    const seen = rows.map((row) => {
      const seat = seatOf(row)
      const sight = sightOf(row, seat)
      return { row, seat, sight, bases: heads.bases(sight) }
    })
    for (const { row, sight, bases } of seen) heads.learnResult(sight, bases, row)
    for (const { sight, bases } of seen) heads.learnOdds(sight, bases)
    for (const { row, seat, sight, bases } of seen) signals.learn(seat, row, seenOf(sight, bases))
  }

  return {
    observe(rows) {
      for (const day of byDay(rows)) learnDay(day)
    },
    forecast: (fixture, mode) => heads.forecast(sightOf(fixture, seatOf(fixture)), mode),
  }
}

const seenOf = ({ opening, closing }: Sight, { none, open }: Bases): Seen => ({
  latest: latestOf(opening, closing),
  opening: opening.main,
  closing: closing.main,
  none,
  open,
})

/** The rows day by day, in an order that does not depend on how they were delivered. */
export function* byDay<Row extends { readonly day: number; readonly id: string }>(
  rows: readonly Row[],
): Generator<readonly Row[]> {
  const ordered = rows.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
  for (let from = 0; from < ordered.length;) {
    let to = from
    while (to < ordered.length && ordered[to]!.day === ordered[from]!.day) to++
    yield ordered.slice(from, to)
    from = to
  }
}
