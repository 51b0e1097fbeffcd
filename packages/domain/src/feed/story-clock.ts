import type { DemoFixture } from './demo-schedule.ts'
import { diceFor } from './dice.ts'

export const MINUTE_MS = 60_000

/** When the periods of one match begin and end, with its stoppages. */
export interface StoryClock {
  readonly startMs: number
  readonly halfMs: number
  readonly restartMs: number
  readonly fullMs: number
  /** Play stops at this moment for `stopMs`; a match without one never stops. */
  readonly stop: { readonly fromMs: number; readonly forMs: number } | null
  readonly fate: 'played' | 'postponed' | 'cancelled' | 'abandoned'
}

export function storyClock(seed: string, { id, kickOffAtMs }: DemoFixture): StoryClock {
  const dice = diceFor(seed, 'clock', id)
  const startMs = kickOffAtMs + dice.between(0, 150) * 1000
  const halfMs = startMs + 45 * MINUTE_MS + dice.between(60, 240) * 1000
  const restartMs = halfMs + dice.between(14 * 60, 17 * 60) * 1000
  const fate = fateOf(dice.next())
  const stops = fate === 'abandoned' || dice.chance(0.006)
  const stopAt = restartMs + dice.between(3, 38) * MINUTE_MS
  const stop = stops ? { fromMs: stopAt, forMs: dice.between(12, 35) * MINUTE_MS } : null
  const fullMs =
    restartMs + 45 * MINUTE_MS + dice.between(120, 420) * 1000 + (stop ? stop.forMs : 0)
  return { startMs, halfMs, restartMs, fullMs, stop, fate }
}

/** The moment a minute of play happens, a few seconds into it. `second` may run into stoppage time. */
export function momentOf(clock: StoryClock, minute: number, second: number): number {
  if (minute <= 45) return clock.startMs + (minute - 1) * MINUTE_MS + second * 1000
  const atMs = clock.restartMs + (minute - 46) * MINUTE_MS + second * 1000
  return clock.stop && atMs >= clock.stop.fromMs ? atMs + clock.stop.forMs : atMs
}

function fateOf(chance: number): StoryClock['fate'] {
  if (chance < 0.012) return 'postponed'
  if (chance < 0.016) return 'cancelled'
  return chance < 0.019 ? 'abandoned' : 'played'
}
