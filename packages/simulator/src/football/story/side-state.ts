import type { FootballPosition } from '@linmen/domain/sport/player.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'
import type { Man } from '#football/squad/roster.ts'
import type { Cast } from './cast.ts'

/** Who of a side is on the pitch, on the bench and booked while a story is told. */
export interface SideState {
  readonly onPitch: Man[]
  readonly bench: Man[]
  readonly booked: Set<string>
  /** Came on during the match. */
  readonly fresh: Set<string>
}

export const sideState = ({ starters, bench }: Cast): SideState => ({
  onPitch: [...starters],
  bench: bench.filter(({ position }) => position !== 'goalkeeper'),
  booked: new Set(),
  fresh: new Set(),
})

type Weights = Readonly<Record<FootballPosition, number>>

/** How likely a man of each position is to do something, compared with the others. */
export const LIKELY = {
  scorer: { goalkeeper: 0, defender: 0.8, midfielder: 2.2, forward: 5.5 },
  assistant: { goalkeeper: 0.1, defender: 1.8, midfielder: 4, forward: 3 },
  booked: { goalkeeper: 0.5, defender: 3, midfielder: 3, forward: 1.6 },
  unlucky: { goalkeeper: 0.6, defender: 5, midfielder: 1.2, forward: 0.2 },
} as const satisfies Record<string, Weights>

/** One of these men, the likelier and the better the more often; null if nobody comes into question. */
export function someone(dice: Dice, men: readonly Man[], likely: Weights): Man | null {
  const weights = men.map(({ position, skill }) => likely[position] * (0.3 + skill))
  let left = dice.next() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [at, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return men[at]!
  }
  return null
}

export function leave(men: Man[], man: Man): void {
  men.splice(men.indexOf(man), 1)
}
