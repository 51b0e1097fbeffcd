import { playMinute, type PlayMinute } from '@linmen/domain/match/event-minute.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { Match } from '#football/season/match.ts'

export const MINUTE_MS = 60_000
/** Who has to play on rests for so long. */
export const BEFORE_EXTRA_MS = 5 * MINUTE_MS

/** When the periods of one match begin and end, with its stoppages. */
export interface StoryClock {
  readonly startMs: number
  readonly halfMs: number
  readonly restartMs: number
  readonly fullMs: number
  /** Play stops at this moment for a while; a match without one never stops. */
  readonly stop: { readonly fromMs: number; readonly forMs: number } | null
}

export function storyClock(seed: string, { id, kickOffAtMs, fate }: Match): StoryClock {
  const dice = diceFor(seed, 'clock', id)
  const startMs = kickOffAtMs + dice.between(0, 150) * 1000
  const halfMs = startMs + 45 * MINUTE_MS + dice.between(60, 240) * 1000
  const restartMs = halfMs + dice.between(14 * 60, 17 * 60) * 1000
  const stops = fate === 'abandoned' || dice.chance(0.005)
  const stopAt = restartMs + dice.between(3, 38) * MINUTE_MS
  const stop = stops ? { fromMs: stopAt, forMs: dice.between(12, 35) * MINUTE_MS } : null
  const fullMs = restartMs + 45 * MINUTE_MS + dice.between(120, 420) * 1000 + (stop?.forMs ?? 0)
  return { startMs, halfMs, restartMs, fullMs, stop }
}

/** The moment some seconds into a minute of play. In minutes 45 and 90 the seconds may run into stoppage time. */
export function momentOf(clock: StoryClock, minute: number, second: number): number {
  if (minute <= 45) return clock.startMs + (minute - 1) * MINUTE_MS + second * 1000
  const atMs = clock.restartMs + (minute - 46) * MINUTE_MS + second * 1000
  return clock.stop && atMs >= clock.stop.fromMs ? atMs + clock.stop.forMs : atMs
}

/** The minute of play at a moment; in the interval it is still the last one of the first half. */
export function minuteAt(clock: StoryClock, atMs: number): PlayMinute {
  const { startMs, halfMs, restartMs, fullMs, stop } = clock
  const since = (fromMs: number, ms: number) => Math.floor((ms - fromMs) / MINUTE_MS) + 1
  if (atMs < restartMs) return playMinute(since(startMs, Math.min(atMs, halfMs)), 45)
  const stoppedMs = stop ? Math.min(stop.forMs, Math.max(0, atMs - stop.fromMs)) : 0
  if (atMs <= fullMs) return playMinute(45 + since(restartMs + stoppedMs, atMs), 90)
  return { minute: Math.min(120, 90 + Math.max(1, since(fullMs + BEFORE_EXTRA_MS, atMs))) }
}

/** Seconds that minute 45 or 90 lasts, with the stoppage time after it and a breath before the whistle. */
export function lastMinuteSeconds(clock: StoryClock, minute: 45 | 90): number {
  const endMs = minute === 45 ? clock.halfMs : clock.fullMs
  return Math.floor((endMs - momentOf(clock, minute, 0)) / 1000) - 4
}
