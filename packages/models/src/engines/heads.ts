import { logitHead, type LogitHead } from '#numeric/logit-head.ts'
import type { MarketView } from '@linmen/domain/market/market-view.ts'
import { AT, EDGE_SIGNALS } from './football-signals.ts'
import { linearHead, type LinearHead } from '#numeric/linear-head.ts'
import { OTHER_BOOKS, type ClosingOdds, type OpeningOdds } from './match-odds.ts'

export type Mode = 'none' | 'open' | 'close'

/** Three regressions, one for each scale of a market view. */
export interface ViewHead {
  readonly ready: boolean
  add(inputs: ViewInputs, target: MarketView, weight?: number): void
  predict(inputs: ViewInputs): MarketView
}

export interface ViewInputs {
  readonly edge: Float64Array
  readonly draw: Float64Array
  readonly over: Float64Array
}

const FEWEST_ROWS = 3000
const MEMORY = 20_000

export function viewHead(edgeSize: number, drawSize: number, overSize: number): ViewHead {
  const edge = linearHead(edgeSize, 1, MEMORY)
  const draw = linearHead(drawSize, 1, MEMORY)
  const over = linearHead(overSize, 1, MEMORY)
  return {
    get ready() {
      return edge.rows >= FEWEST_ROWS && over.rows >= FEWEST_ROWS
    },
    add(inputs, target, weight) {
      const learn = (head: LinearHead, scale: keyof ViewInputs) => {
        if (target[scale] === target[scale]) head.add(inputs[scale], target[scale], weight)
      }
      learn(edge, 'edge')
      learn(draw, 'draw')
      learn(over, 'over')
    },
    predict: (inputs) => ({
      edge: edge.predict(inputs.edge),
      draw: draw.predict(inputs.draw),
      over: over.predict(inputs.over),
    }),
  }
}

export const NONE_SIZES = [EDGE_SIGNALS, 6, 5] as const
export const OPEN_SIZES = [20 + OTHER_BOOKS.length, 14 + OTHER_BOOKS.length, 7] as const

/** What ratings alone say: all edge signals; draws from how even and how open the match looks. */
export function noneInputs(signals: Float64Array): ViewInputs {
  const edge = signals[AT.edge]!
  const over = signals[AT.over]!
  return {
    edge: signals.subarray(0, EDGE_SIGNALS),
    draw: Float64Array.of(
      1,
      edge * edge,
      Math.sqrt(1 + edge * edge),
      edge,
      over,
      signals[AT.drawLevel]!,
    ),
    over: Float64Array.of(1, ...signals.subarray(AT.over, AT.over + 3), signals[AT.edgeSquare]!),
  }
}

/** Opening odds of several books as differences to the main one, and what ratings add. */
export function openInputs(signals: Float64Array, odds: OpeningOdds, none: MarketView): ViewInputs {
  const { main, pinnacle, bet365, best } = odds
  const beyond = (value: number, base: number) => (value === value ? value - base : 0)
  const goals = main.edge * GOALS_PER_EDGE
  const gap = none.edge - main.edge
  return {
    edge: Float64Array.of(
      1,
      main.edge,
      beyond(pinnacle.edge, main.edge),
      beyond(bet365.edge, main.edge),
      beyond(best.edge, main.edge),
      beyond(odds.line, goals),
      beyond(odds.pinnacleLine, odds.line === odds.line ? odds.line : goals),
      beyond(odds.bet365Line, odds.line === odds.line ? odds.line : goals),
      gap,
      ...signals.subarray(AT.quickMoves, EDGE_SIGNALS),
      signals[AT.leagueMoved]!,
      signals[AT.leagueFavoured]! * Math.sign(main.edge),
      signals[AT.venue]!,
      ...odds.others.map(({ edge }) => beyond(edge, main.edge)),
    ),
    draw: Float64Array.of(
      1,
      main.draw,
      beyond(pinnacle.draw, main.draw),
      beyond(bet365.draw, main.draw),
      beyond(best.draw, main.draw),
      main.edge * main.edge,
      known(main.over),
      none.draw - main.draw,
      signals[AT.drawMoved]!,
      signals[AT.drawLevel]!,
      main.edge,
      // A favourite that will shorten takes chances from the draw too.
      gap * main.edge,
      beyond(odds.line, goals) * main.edge,
      beyond(best.edge, main.edge) * main.edge,
      ...odds.others.map(({ draw }) => beyond(draw, main.draw)),
    ),
    over: Float64Array.of(
      1,
      known(main.over),
      beyond(pinnacle.over, main.over),
      beyond(bet365.over, main.over),
      beyond(best.over, main.over),
      beyond(none.over, known(main.over)),
      signals[AT.over + 2]!,
    ),
  }
}

/** Corrections from results, one for each scale. */
export interface ResultHeads {
  readonly edge: LogitHead
  readonly draw: LogitHead
  readonly over: LogitHead
}

const PULL = 100
const OVER_PULL = 50

export const resultHeads = (): ResultHeads => ({
  edge: logitHead(4, PULL),
  draw: logitHead(3, PULL),
  over: logitHead(5, OVER_PULL),
})

export interface Others {
  readonly none: MarketView
  readonly opening: OpeningOdds | null
  readonly closing: ClosingOdds | null
}

/**
 * Odds make too much of the last results of a team and too little of where its odds have been
 * going; draws are stretched; and other sources say something beyond the forecast.
 */
export function correctionInputs(
  base: MarketView,
  signals: Float64Array,
  { none, opening, closing }: Others,
): ViewInputs {
  const beyond = (value: number | undefined, from: number) =>
    value === undefined || value !== value ? 0 : value - from
  return {
    // Times so much, all inputs are of one size, and one pull suits them.
    edge: Float64Array.of(
      2 * signals[AT.form]!,
      5 * signals[AT.moved]!,
      4 * signals[AT.revalued]!,
      beyond(none.edge, base.edge),
    ),
    draw: Float64Array.of(1, base.draw, beyond(none.draw, base.draw)),
    over: Float64Array.of(
      1,
      known(base.over),
      beyond(none.over, base.over),
      beyond(opening?.main.over, base.over),
      beyond(closing?.pinnacle.over, base.over),
    ),
  }
}

const GOALS_PER_EDGE = 0.62
const known = (value: number) => (value === value ? value : 0)
