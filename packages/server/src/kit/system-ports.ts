import { randomBytes, randomInt } from 'node:crypto'
import type { Clock, Ids, Random } from './environment.ts'

export const systemClock: Clock = { nowMs: () => Date.now() }

/** A clock that starts at a moment and runs several times faster than life. */
export function fastClock(fromMs: number, speed: number): Clock {
  const startedMs = Date.now()
  return { nowMs: () => Math.floor(fromMs + (Date.now() - startedMs) * speed) }
}

export const systemRandom: Random = {
  int: (maxExclusive) => randomInt(maxExclusive),
  bytes: (length) => randomBytes(length),
}

const SPACE = 32 ** 8

/** Ids that sort by time: milliseconds, a counter within one millisecond, and chance. */
export function idsFrom(clock: Clock, random: Random): Ids {
  let lastMs = 0
  let count = 0
  return {
    next: (prefix) => {
      const nowMs = clock.nowMs()
      count = nowMs === lastMs ? count + 1 : 0
      lastMs = nowMs
      return [prefix, word(nowMs, 9), word(count, 3), word(random.int(SPACE), 8)].join('')
    },
  }
}

const word = (value: number, length: number) => value.toString(32).padStart(length, '0')
