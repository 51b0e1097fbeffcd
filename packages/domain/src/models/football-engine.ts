import type { MarketView } from '#market/market-view.ts'
import type { FootballRow, Prices } from '#match-files/football-row.ts'
import type { Seat } from '#ratings/market-strength.ts'
import { createRegister } from '#ratings/register.ts'
import { footballSignals, SIGNALS } from './football-signals.ts'
import {
  correctionInputs,
  NONE_SIZES,
  noneInputs,
  OPEN_SIZES,
  openInputs,
  resultHeads,
  viewHead,
  type Mode,
  type Others,
  type ResultHeads,
} from './heads.ts'
import {
  closingOdds,
  latestOf,
  openingOdds,
  type ClosingOdds,
  type OpeningOdds,
} from './match-odds.ts'

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
  const noneHead = viewHead(...NONE_SIZES)
  const openHead = viewHead(...OPEN_SIZES)
  const corrections: Record<Mode, ResultHeads> = {
    none: resultHeads(),
    open: resultHeads(),
    close: resultHeads(),
  }

  const seatOf = ({ div, day, home, away }: Omit<Fixture, 'prices'>): Seat => {
    const league = register.league(div)
    return {
      home: register.team(div, home),
      away: register.team(div, away),
      league,
      tier: register.tier(league),
      day,
    }
  }

  function noneView(known: Float64Array): MarketView {
    return noneHead.ready ? noneHead.predict(noneInputs(known)) : roughView(known)
  }

  function openView(known: Float64Array, odds: OpeningOdds, none: MarketView): MarketView {
    if (!speaks(odds.main)) return none
    if (!openHead.ready) return completed(odds.main, none)
    return openHead.predict(openInputs(known, odds, none))
  }

  /** The forecast of each mode before results correct it. */
  function bases(known: Float64Array, opening: OpeningOdds, closing: ClosingOdds) {
    const none = noneView(known)
    const open = openView(known, opening, none)
    const close = speaks(closing.main) ? completed(closing.main, open) : open
    return { none, open, close }
  }

  function learnDay(rows: readonly FootballRow[]): void {
    const seen = rows.map(sightOf)
    for (const sight of seen) if (speaks(sight.closing.main)) learnResults(sight)
    for (const sight of seen) if (speaks(sight.closing.main)) learnOdds(sight)
    for (const { row, seat, opening, closing } of seen)
      signals.learn(seat, row, latestOf(opening, closing), opening.main)
  }

  function sightOf(row: FootballRow): Sight {
    const seat = seatOf(row)
    const known = new Float64Array(SIGNALS)
    signals.fill(seat, known)
    const opening = openingOdds(row.prices)
    const closing = closingOdds(row.prices)
    return { row, seat, known, opening, closing, bases: bases(known, opening, closing) }
  }

  function learnResults({
    row,
    known,
    opening,
    closing,
    bases: { none, open, close },
  }: Sight): void {
    if (!noneHead.ready) return
    learnResult(corrections.none, row, none, known, { none, opening: null, closing: null })
    learnResult(corrections.close, row, close, known, { none, opening, closing })
    if (openHead.ready && speaks(opening.main))
      learnResult(corrections.open, row, open, known, { none, opening, closing: null })
  }

  function learnOdds({ known, opening, closing, bases: { none } }: Sight): void {
    const target = latestOf(opening, closing)
    if (noneHead.ready && speaks(opening.main))
      openHead.add(openInputs(known, opening, none), target)
    noneHead.add(noneInputs(known), target)
  }

  return {
    observe(rows) {
      const ordered = rows.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
      for (let from = 0; from < ordered.length;) {
        const day = ordered[from]!.day
        let to = from
        while (to < ordered.length && ordered[to]!.day === day) to++
        learnDay(ordered.slice(from, to))
        from = to
      }
    },
    forecast(fixture, mode) {
      const known = new Float64Array(SIGNALS)
      signals.fill(seatOf(fixture), known)
      const opening = openingOdds(fixture.prices)
      const closing = closingOdds(fixture.prices)
      const { none, open, close } = bases(known, opening, closing)
      if (mode === 'none' || !speaks(opening.main))
        return corrected(corrections.none, none, known, { none, opening: null, closing: null })
      if (mode === 'open' || !speaks(closing.main))
        return corrected(corrections.open, open, known, { none, opening, closing: null })
      return corrected(corrections.close, close, known, { none, opening, closing })
    },
  }
}

/** One match of the past as it looked before it was played. */
interface Sight {
  readonly row: FootballRow
  readonly seat: Seat
  readonly known: Float64Array
  readonly opening: OpeningOdds
  readonly closing: ClosingOdds
  readonly bases: Readonly<Record<Mode, MarketView>>
}

const speaks = ({ edge }: MarketView) => edge === edge

function learnResult(
  heads: ResultHeads,
  { homeGoals, awayGoals }: FootballRow,
  base: MarketView,
  known: Float64Array,
  others: Others,
): void {
  const inputs = correctionInputs(base, known, others)
  if (homeGoals !== awayGoals) heads.edge.add(base.edge, inputs.edge, homeGoals > awayGoals)
  heads.draw.add(base.draw, inputs.draw, homeGoals === awayGoals)
  if (base.over === base.over) heads.over.add(base.over, inputs.over, homeGoals + awayGoals > 2)
}

function corrected(
  heads: ResultHeads,
  base: MarketView,
  known: Float64Array,
  others: Others,
): MarketView {
  const inputs = correctionInputs(base, known, others)
  return {
    edge: heads.edge.correct(base.edge, inputs.edge),
    draw: heads.draw.correct(base.draw, inputs.draw),
    over: heads.over.correct(base.over, inputs.over),
  }
}

/** Before the regressions have seen enough: the rating, and draws and goals as they usually are. */
const roughView = (known: Float64Array): MarketView => ({
  edge: known[1]!,
  draw: -1.05,
  over: known[19]!,
})

const completed = (view: MarketView, rest: MarketView): MarketView => ({
  edge: view.edge,
  draw: view.draw,
  over: view.over === view.over ? view.over : rest.over,
})
