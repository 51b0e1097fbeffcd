import { returnOf, type Settlement } from '#settlement/five-way.ts'
import { settleMarket, type MarketPick } from '#settlement/markets.ts'
import { parlayReturn } from '#settlement/parlay.ts'

export type Pick1x2 = 'home' | 'draw' | 'away'
export type PlanMarket = 'winDrawLose' | 'winLose' | 'handicap' | 'overUnder'
export type PickChoice = Pick1x2 | 'over' | 'under'
export type PickResult = 'hit' | 'miss' | 'push' | 'void'

/** What was picked, and at which price. A handicap is positive when the home side gives. */
export interface Picked {
  readonly market: PlanMarket
  readonly pick: PickChoice
  readonly line: number | null
  readonly oddsHundredths: number
  readonly kickoffMs: number
}

/** What is known of a match when its plans are settled: goals of 90 minutes, points with overtime. */
export type MatchOutcome =
  | { readonly state: 'open' }
  | { readonly state: 'finished'; readonly home: number; readonly away: number }
  | { readonly state: 'cancelled' }
  | { readonly state: 'postponed'; readonly kickoffMs: number }

export interface Settled {
  readonly result: PickResult
  /** What one unit came back as. */
  readonly returnedHundredths: number
}

const LONGEST_DELAY_MS = 36 * 3_600_000
const LINE_UNIT = 10_000

/**
 * The result of one pick, or null while it is open. A cancelled match, and one that is still not
 * being played 36 hours after the kick-off the pick was made for, make the pick void. Half won is a
 * hit and half lost a miss; a level line is neither, and what comes back is exact.
 */
export function settlePick(picked: Picked, outcome: MatchOutcome, nowMs: number): Settled | null {
  const settlement = settlementOf(picked, outcome, nowMs)
  if (settlement === null) return null
  if (settlement === 'void') return { result: 'void', returnedHundredths: 100 }
  const returned = returnOf(settlement, picked.oddsHundredths / 100)
  return { result: resultOf(Math.sign(settlement)), returnedHundredths: Math.round(returned * 100) }
}

/** Two matches in one: both have to be decided, and a void one counts as right at 1.00. */
export function settleTwoForOne(
  legs: readonly { readonly picked: Picked; readonly outcome: MatchOutcome }[],
  nowMs: number,
): Settled | null {
  const told = legs.map(({ picked, outcome }) => ({
    decimal: picked.oddsHundredths / 100,
    settlement: settlementOf(picked, outcome, nowMs),
  }))
  if (told.every(({ settlement }) => settlement === 'void'))
    return { result: 'void', returnedHundredths: 100 }
  const known = told.flatMap(({ decimal, settlement }) =>
    settlement === null ? [] : [{ decimal, settlement }],
  )
  if (known.length < told.length) return null
  const returnedHundredths = Math.round(parlayReturn(known) * 100)
  return { result: resultOf(returnedHundredths - 100), returnedHundredths }
}

function settlementOf(
  picked: Picked,
  outcome: MatchOutcome,
  nowMs: number,
): Settlement | 'void' | null {
  if (outcome.state === 'cancelled') return 'void'
  if (outcome.state === 'finished') return settleMarket(marketPick(picked), outcome)
  return isOverdue(outcome, picked.kickoffMs, nowMs) ? 'void' : null
}

/** Still not being played 36 hours after it was to begin. */
export function isOverdue(outcome: MatchOutcome, kickoffMs: number, nowMs: number): boolean {
  if (outcome.state !== 'postponed') return false
  return Math.max(outcome.kickoffMs, nowMs) - kickoffMs > LONGEST_DELAY_MS
}

function marketPick({ market, pick, line }: Picked): MarketPick {
  const given = (line ?? 0) / LINE_UNIT
  if (pick === 'over' || pick === 'under') return { market: 'total', side: pick, line: given }
  if (market === 'handicap' && pick !== 'draw')
    return { market: 'asianHandicap', side: pick, line: 0 - given }
  return { market: 'result', side: pick }
}

const resultOf = (profit: number): PickResult => (profit > 0 ? 'hit' : profit < 0 ? 'miss' : 'push')
