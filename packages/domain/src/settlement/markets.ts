import type { Settlement } from './five-way.ts'
import { opposite, settleHandicap, settleOver, settleUnder } from './five-way.ts'

/** Goals of 90 minutes; of a basketball game points with overtime. Half-time where it is known. */
export interface FinalScore {
  readonly home: number
  readonly away: number
  readonly halfHome?: number
  readonly halfAway?: number
}

export type Side = 'home' | 'draw' | 'away'

export type MarketPick =
  | { readonly market: 'result'; readonly side: Side }
  /** 让球胜平负: the whole line is added to the home score, and a level score is a draw. */
  | { readonly market: 'threeWayHandicap'; readonly side: Side; readonly line: number }
  | { readonly market: 'asianHandicap'; readonly side: 'home' | 'away'; readonly line: number }
  | { readonly market: 'total'; readonly side: 'over' | 'under'; readonly line: number }
  | { readonly market: 'bothScore'; readonly yes: boolean }
  | { readonly market: 'correctScore'; readonly score: readonly [number, number] | Side }
  | { readonly market: 'totalGoals'; readonly goals: number }
  | { readonly market: 'halfFull'; readonly half: Side; readonly full: Side }
  | { readonly market: 'oddEven'; readonly odd: boolean }
  | { readonly market: 'winningMargin'; readonly side: 'home' | 'away'; readonly band: number }

/** The lottery's highest class of goals: seven stands for seven and more. */
export const MOST_GOALS = 7
/** 胜分差: six bands of five points, the last one open. */
const MARGIN_BANDS = 6

/**
 * The result of a pick, or null when the score does not say it (half/full without a half-time
 * score). An Asian line is always written for the home side, as the files and the lottery do.
 */
export function settleMarket(pick: MarketPick, score: FinalScore): Settlement | null {
  const margin = score.home - score.away
  const goals = score.home + score.away
  switch (pick.market) {
    case 'result':
      return whole(sideOf(margin) === pick.side)
    case 'threeWayHandicap':
      return whole(sideOf(margin + pick.line) === pick.side)
    case 'asianHandicap':
      return forSide(pick.side, settleHandicap(margin, pick.line))
    case 'total':
      return pick.side === 'over' ? settleOver(goals, pick.line) : settleUnder(goals, pick.line)
    case 'bothScore':
      return whole((score.home > 0 && score.away > 0) === pick.yes)
    case 'correctScore':
      return whole(isScore(pick.score, score))
    case 'totalGoals':
      return whole(Math.min(goals, MOST_GOALS) === pick.goals)
    case 'halfFull':
      return halfFull(pick, score)
    case 'oddEven':
      return whole((goals % 2 === 1) === pick.odd)
    case 'winningMargin':
      return whole(sideOf(margin) === pick.side && marginBand(margin) === pick.band)
  }
}

export function sideOf(margin: number): Side {
  if (margin === 0) return 'draw'
  return margin > 0 ? 'home' : 'away'
}

/** Listed scores of the lottery; every other score of a side is its 其它. */
export function isListedScore(home: number, away: number): boolean {
  const [more, less] = home > away ? [home, away] : [away, home]
  return more === less ? more <= 3 : more <= 5 && less <= 2
}

const whole = (hit: boolean): Settlement => (hit ? 1 : -1)

const forSide = (side: 'home' | 'away', settlement: Settlement): Settlement =>
  side === 'home' ? settlement : opposite(settlement)

const marginBand = (margin: number) => Math.min(MARGIN_BANDS, Math.ceil(Math.abs(margin) / 5))

function isScore(pick: readonly [number, number] | Side, { home, away }: FinalScore): boolean {
  if (typeof pick !== 'string') return pick[0] === home && pick[1] === away
  return sideOf(home - away) === pick && !isListedScore(home, away)
}

function halfFull(pick: { half: Side; full: Side }, score: FinalScore): Settlement | null {
  const { home, away, halfHome, halfAway } = score
  if (halfHome === undefined || halfAway === undefined) return null
  return whole(sideOf(halfHome - halfAway) === pick.half && sideOf(home - away) === pick.full)
}
