import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { Stage } from './stage.ts'

/** How a match flows where nothing is reported one by one. */
interface Flow {
  /** Share of the ball at home, in percent, while all men are on, and how it sways. */
  readonly share: number
  readonly phase: number
  readonly tempo: number
}

interface Rate {
  /** Of both sides in a minute. */
  readonly both: number
  /** How much more of it the side has that has the ball. */
  readonly weight: number
}

export const RATES = {
  attacks: { both: 2.1, weight: 1.2 },
  dangerous: { both: 1.05, weight: 1.5 },
  passes: { both: 8.6, weight: 1.15 },
} as const satisfies Record<string, Rate>

/** The side that is expected to score more has more of the ball. */
export function flowOf({ almanac, match, expected }: Stage): Flow {
  const dice = diceFor(almanac.seed, 'flow', match.id)
  const lead = expected.home / (expected.home + expected.away)
  const share = Math.min(72, Math.max(28, 50 + (lead - 0.53) * 60 + (dice.next() - 0.5) * 16))
  return { share, tempo: 0.85 + 0.3 * dice.next(), phase: dice.next() * 6 }
}

/** What a rate comes to: `amount` is minutes times tempo. */
export function flowing(
  { both, weight }: Rate,
  { share, amount }: { readonly share: number; readonly amount: number },
): Pair {
  const home = 0.5 + ((share - 50) / 100) * weight
  const all = both * amount
  return { home: Math.round(all * home), away: Math.round(all * (1 - home)) }
}

interface Held {
  readonly share: number
  readonly minutes: number
  /** Which part of the match, from 0: no two of them sway alike. */
  readonly part: number
}

const APART = 2.4

/** The ball goes to and fro: much at the beginning of a part, less the longer it lasts. */
export function swayed({ phase }: Flow, { share, minutes, part }: Held): number {
  return share + (5 * Math.sin(phase + part * APART + minutes / 11)) / (1 + minutes / 25)
}
