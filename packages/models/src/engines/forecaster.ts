import type { MarketView } from '@linmen/domain/market/market-view.ts'
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
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
import { AT } from './football-signals.ts'
import { leagueTrust, type Look } from './league-trust.ts'
import { latestOf, type ClosingOdds, type OpeningOdds } from './match-odds.ts'

/** A match as it looks before it is played: what ratings know, and its own odds. */
export interface Sight {
  readonly league: number
  readonly tier: number
  readonly known: Float64Array
  readonly opening: OpeningOdds
  readonly closing: ClosingOdds
}

/** The forecast of each mode before results have corrected it. */
export interface Bases extends Readonly<Record<Mode, MarketView>> {
  /** That of `open` before its league had a say. */
  readonly common: MarketView
}

/**
 * Turns what is known of a match into a forecast, in two steps that both learn from the past only:
 * a regression guesses the closing odds, and results correct the guess.
 */
export interface Forecaster {
  bases(sight: Sight): Bases
  forecast(sight: Sight, mode: Mode): MarketView
  learnResult(sight: Sight, bases: Bases, row: FootballRow): void
  learnOdds(sight: Sight, bases: Bases): void
}

export function forecaster(): Forecaster {
  const noneHead = viewHead(...NONE_SIZES)
  const openHead = viewHead(...OPEN_SIZES)
  const trust = leagueTrust()
  const heads = { none: resultHeads(), open: resultHeads(), close: resultHeads() }

  const noneView = (known: Float64Array) =>
    noneHead.ready ? noneHead.predict(noneInputs(known)) : roughView(known)

  function commonView({ known, opening }: Sight, none: MarketView): MarketView {
    if (!speaks(opening.main)) return none
    if (!openHead.ready) return completed(opening.main, none)
    const view = openHead.predict(openInputs(known, opening, none))
    return hasTotal(opening.main) ? view : { ...view, over: none.over }
  }

  function openView(sight: Sight, none: MarketView, common: MarketView): MarketView {
    if (!speaks(sight.opening.main)) return common
    const { edge, draw } = trust.extra(sight.league, lookOf(sight, none))
    return { edge: common.edge + edge, draw: common.draw + draw, over: common.over }
  }

  function bases(sight: Sight): Bases {
    const none = noneView(sight.known)
    const common = commonView(sight, none)
    const open = openView(sight, none, common)
    const close = speaks(sight.closing.main) ? completed(sight.closing.main, open) : open
    return { none, common, open, close }
  }

  return {
    bases,
    forecast(sight, asked) {
      const views = bases(sight)
      const mode = possible(sight, asked)
      return corrected(heads[mode], views[mode], sight.known, othersOf(sight, views, mode))
    },
    learnResult(sight, views, row) {
      if (!noneHead.ready || !speaks(sight.closing.main)) return
      for (const mode of ['none', 'open', 'close'] as const)
        if (mode !== 'open' || (openHead.ready && speaks(sight.opening.main)))
          teach(heads[mode], row, views[mode], sight.known, othersOf(sight, views, mode))
    },
    learnOdds(sight, { none, common }) {
      if (!speaks(sight.closing.main)) return
      const target = latestOf(sight.opening, sight.closing)
      const { main } = sight.opening
      if (noneHead.ready && speaks(main)) {
        if (openHead.ready)
          trust.learn(sight.league, lookOf(sight, none), {
            edge: target.edge - common.edge,
            draw: target.draw - common.draw,
          })
        const over = hasTotal(main) ? target.over : NaN
        const inputs = openInputs(sight.known, sight.opening, none)
        openHead.add(inputs, { ...target, over }, TIER_WEIGHTS[sight.tier] ?? LOW_TIER)
      }
      noneHead.add(noneInputs(sight.known), target)
    },
  }
}

/** Odds of lower leagues move in their own way, and teach less of how those of the highest do. */
const TIER_WEIGHTS = [1, 0.5]
const LOW_TIER = 0.2

const lookOf = ({ opening }: Sight, none: MarketView): Look => ({
  edge: opening.main.edge,
  gap: none.edge - opening.main.edge,
})

const speaks = ({ edge }: MarketView) => edge === edge
const hasTotal = ({ over }: MarketView) => over === over

/** The mode asked for, or the nearest that the odds of the match allow. */
function possible({ opening, closing }: Sight, mode: Mode): Mode {
  if (mode === 'none' || !speaks(opening.main)) return 'none'
  return mode === 'open' || !speaks(closing.main) ? 'open' : 'close'
}

const othersOf = ({ opening, closing }: Sight, { none }: Bases, mode: Mode): Others => ({
  none,
  opening: mode === 'none' ? null : opening,
  closing: mode === 'close' ? closing : null,
})

function teach(
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
  edge: known[AT.edge]!,
  draw: USUAL_DRAW,
  over: known[AT.over]!,
})

const USUAL_DRAW = -1.05

const completed = (view: MarketView, rest: MarketView): MarketView => ({
  edge: view.edge,
  draw: view.draw,
  over: view.over === view.over ? view.over : rest.over,
})
