import { bell } from '#basketball/bell.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'

/** How an attack may end. Free throws come alone or with a basket that was scored in spite of a foul. */
export type Try =
  | { readonly kind: 'two' | 'three'; readonly made: boolean; readonly free?: readonly boolean[] }
  | { readonly kind: 'free'; readonly free: readonly boolean[] }
  | { readonly kind: 'turnover' }

/** Tries of one side in one period that are worth exactly `points`; `usual` is what it was expected to score. */
export function shotPlan(dice: Dice, points: number, usual: number): Try[] {
  const threes = clamp(Math.round((points * 0.325) / 3 + bell(dice)), 0, Math.floor(points / 3))
  const rest = points - 3 * threes
  const free = freeThrows(dice, rest)
  const twos = (rest - free) / 2
  const missed3 = missed(dice, usual * 0.298, threes)
  const missed2 = missed(dice, usual * 0.47, twos)
  const shots = freeShots(dice, free)
  const alone = Math.min(twos, Math.round(shots.length * 0.12) + (oddLeft(shots, 0.12) ? 1 : 0))
  const bonus = shots.splice(0, alone)
  const trips: Try[] = []
  while (shots.length > 0) trips.push({ kind: 'free', free: shots.splice(0, 2) })
  return shuffledTries(dice, [
    ...times(twos, (at): Try => {
      const extra = bonus[at]
      return { kind: 'two', made: true, ...(extra !== undefined && { free: [extra] }) }
    }),
    ...times(threes, (): Try => ({ kind: 'three', made: true })),
    ...times(missed2, (): Try => ({ kind: 'two', made: false })),
    ...times(missed3, (): Try => ({ kind: 'three', made: false })),
    ...trips,
  ])
}

/** About a quarter of what is not scored from outside; with twos for the rest it must come out even. */
function freeThrows(dice: Dice, rest: number): number {
  const wanted = clamp(Math.round(rest * 0.26 + bell(dice) * 1.6), 0, rest)
  if ((rest - wanted) % 2 === 0) return wanted
  return wanted > 0 ? wanted - 1 : wanted + 1
}

const missed = (dice: Dice, tries: number, made: number) =>
  Math.max(0, Math.round(tries + bell(dice) * 1.5) - made)

function freeShots(dice: Dice, made: number): boolean[] {
  const failed = Math.max(0, Math.round(made * 0.28 + bell(dice) * 0.7))
  return shuffledTries(dice, [...times(made, () => true), ...times(failed, () => false)])
}

/** A single shot that is left over belongs to a basket, where there is one. */
const oddLeft = (shots: readonly boolean[], share: number) =>
  (shots.length - Math.round(shots.length * share)) % 2 === 1

function shuffledTries<T>(dice: Dice, items: readonly T[]): T[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = dice.between(0, at)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/** Written out: `Array.from` is the slowest way to make short lists, and a season has thousands of them. */
function times<T>(count: number, make: (at: number) => T): T[] {
  const made: T[] = []
  for (let at = 0; at < count; at += 1) made.push(make(at))
  return made
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
