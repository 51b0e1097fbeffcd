import type { ToolContent } from '@linmen/contract/special/tool.schemas.ts'
import { marketProbabilities } from '#market/kelly.ts'
import { marketOffers } from '#odds/market-offers.ts'
import { decimals } from '#odds/market-table.ts'
import { offersAt, type Offers } from '#odds/offers.ts'
import type { RatedMatch } from '#prediction/rated-match.ts'
import type { DepthRecord } from '#sport/depth.ts'
import type { MatchSheet } from '#sport/fixture.ts'
import type { OddsTick } from '#sport/odds.ts'
import { OUTCOMES, type Outcome3 } from './outcomes.ts'

/** What was known about a match at a moment that is never later than its kick-off. */
export interface Known {
  readonly asOfMs: number
  /** Who plays; how it ended is not looked at. */
  readonly sheet: Pick<MatchSheet, 'fixture' | 'home' | 'away' | 'league' | 'closing'>
  readonly ticks: readonly OddsTick[]
  readonly depth: readonly DepthRecord[]
  /** Written before kick-off. */
  readonly rated: RatedMatch | null
  /** Matches of the league, over before that moment. */
  readonly history: readonly MatchSheet[]
}

/** Takes away everything that became known after kick-off or after the moment asked for. */
export function knownAt(all: Known, nowMs: number): Known {
  const asOfMs = Math.min(nowMs, all.sheet.fixture.kickOffAtMs)
  return {
    ...all,
    asOfMs,
    // A closing price is known at kick-off and not before.
    sheet: {
      ...all.sheet,
      closing: asOfMs < all.sheet.fixture.kickOffAtMs ? null : all.sheet.closing,
    },
    ticks: all.ticks.filter(({ atMs }) => atMs <= asOfMs),
    depth: all.depth.filter(({ atMs }) => atMs <= asOfMs),
    history: all.history.filter(
      ({ fixture, result }) =>
        fixture.kickOffAtMs < asOfMs - LONGEST_MATCH_MS && result?.phase === 'finished',
    ),
  }
}

// A match that began later may still have been on.
const LONGEST_MATCH_MS = 3 * 3_600_000

/** Which outcome a tool points at, and how strongly on its own scale. */
export interface Signal {
  readonly side: Outcome3
  readonly strength: number
}

/** One match as one tool sees it. */
export interface Reckoned extends ToolContent {
  readonly signal: Signal | null
  /** What stands beside the outcome in a list, where no figure belongs to one outcome alone. */
  readonly brief?: string
}

export interface Market {
  readonly offers: readonly Offers[]
  readonly prices: readonly (readonly number[])[]
  /** Mean over the companies without their margin. */
  readonly chances: readonly number[]
}

/** The European market; null with fewer companies than are needed. */
export function marketOf({ ticks, asOfMs }: Known, fewest: number): Market | null {
  const offers = marketOffers(offersAt(ticks, 'european', asOfMs))
  if (offers.length < fewest) return null
  const prices = offers.map(({ now }) => decimals(now.european))
  return { offers, prices, chances: marketProbabilities(prices) }
}

/** The greatest of three, or of two; null unless it is above the floor. */
export function strongest(figures: readonly number[], floor = -Infinity): Signal | null {
  const sides = sidesOf(figures)
  const at = figures.reduce((best, figure, place) => (figure > figures[best]! ? place : best), 0)
  const strength = figures[at]
  return strength !== undefined && strength > floor ? { side: sides[at]!, strength } : null
}

/** Names of two or three outcomes in order. */
export const sidesOf = (figures: readonly unknown[]): readonly Outcome3[] =>
  figures.length === 2 ? ['home', 'away'] : OUTCOMES

export const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toFixed(1)
export const signed = (value: number, places = 1) => {
  const text = (Math.round(value * 10 ** places) / 10 ** places).toFixed(places)
  return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? (0).toFixed(places) : text
}
export const points = (share: number) => Math.round(share * 1000) / 10
export const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length
