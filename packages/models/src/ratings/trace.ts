import { roomFor } from './register.ts'
import type { Seat } from './market-strength.ts'

/**
 * A short memory of one contested quantity: each match moves both teams by a share of what their
 * memories did not explain. Used for the moves of odds before kick-off and for luck.
 */
export interface Trace {
  expected(seat: Seat): number
  learn(seat: Seat, seen: number): void
}

export function trace(rate: number): Trace {
  let memory = new Float64Array(2048)
  const expected = ({ home, away }: Seat) => (memory[home] ?? 0) - (memory[away] ?? 0)
  return {
    expected,
    learn(seat, seen) {
      if (seen !== seen) return
      memory = roomFor(memory, Math.max(seat.home, seat.away) + 1)
      const step = rate * (seen - expected(seat))
      memory[seat.home]! += step
      memory[seat.away]! -= step
    },
  }
}

/** The same for what both teams add to: moves of the total, of the draw, and of the home side. */
export function sharedTrace(rate: number): Trace {
  let memory = new Float64Array(2048)
  const expected = ({ home, away }: Seat) => (memory[home] ?? 0) + (memory[away] ?? 0)
  return {
    expected,
    learn(seat, seen) {
      if (seen !== seen) return
      memory = roomFor(memory, Math.max(seat.home, seat.away) + 1)
      const step = rate * (seen - expected(seat))
      memory[seat.home]! += step
      memory[seat.away]! += step
    },
  }
}

/** The same for what all matches of a league share. */
export function leagueTrace(rate: number): Trace {
  let memory = new Float64Array(64)
  const expected = ({ league }: Seat) => memory[league] ?? 0
  return {
    expected,
    learn(seat, seen) {
      if (seen !== seen) return
      memory = roomFor(memory, seat.league + 1)
      memory[seat.league]! += rate * (seen - expected(seat))
    },
  }
}
