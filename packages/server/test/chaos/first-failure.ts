import type { Pieces } from './pieces.ts'
import { replay } from './replay.ts'

/** What went wrong first in these runs; null when nothing did. */
export function firstFailure([from, to]: readonly [number, number], pieces: Pieces): string | null {
  for (let seed = from; seed <= to; seed++)
    try {
      replay(seed, pieces)
    } catch (error) {
      return `run ${seed}: ${(error as Error).message}`
    }
  return null
}

/** Ten thousand runs take a minute of the processor. */
export const LONG_MS = 600_000
