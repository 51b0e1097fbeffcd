import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'

/**
 * The numbers of feeds in the manner of Nami and Leisu, in our words. Null hides a match: the feed itself
 * does not know what it is.
 */
export const footballPhaseOfNami = (code: number): FootballPhase | null =>
  FOOTBALL[code] ?? (code === 0 ? null : 'unknown')

const FOOTBALL: Readonly<Record<number, FootballPhase>> = {
  1: 'scheduled',
  2: 'firstHalf',
  3: 'halfTime',
  4: 'secondHalf',
  5: 'extraTime',
  7: 'penalties',
  8: 'finished',
  9: 'postponed',
  10: 'interrupted',
  11: 'abandoned',
  12: 'cancelled',
  13: 'unknown',
}

export interface NamiBasketballState {
  readonly phase: BasketballPhase
  /** Between two quarters. */
  readonly pause: boolean
}

/** Overtimes share one code; which of them it is follows from the number of periods with a score. */
export function basketballStateOfNami(code: number, overtimes: number): NamiBasketballState | null {
  if (code === 0) return null
  if (code === 9) {
    const phase = `overtime${Math.min(8, Math.max(1, overtimes))}` as BasketballPhase
    return { phase, pause: false }
  }
  return BASKETBALL[code] ?? { phase: 'unknown', pause: false }
}

const plays = (phase: BasketballPhase): NamiBasketballState => ({ phase, pause: false })
const rests = (phase: BasketballPhase): NamiBasketballState => ({ phase, pause: true })

const BASKETBALL: Readonly<Record<number, NamiBasketballState>> = {
  1: plays('scheduled'),
  2: plays('quarter1'),
  3: rests('quarter1'),
  4: plays('quarter2'),
  5: rests('halfTime'),
  6: plays('quarter3'),
  7: rests('quarter3'),
  8: plays('quarter4'),
  10: plays('finished'),
  11: plays('interrupted'),
  12: plays('cancelled'),
  13: plays('postponed'),
  14: plays('undecided'),
  15: plays('undecided'),
}

/** Kinds of events that say something a match page shows. */
export const NAMI_EVENT = {
  goal: 1,
  corner: 2,
  yellow: 3,
  red: 4,
  penaltyGoal: 8,
  substitution: 9,
  secondYellow: 15,
  missedPenalty: 16,
  ownGoal: 17,
  review: 28,
} as const
