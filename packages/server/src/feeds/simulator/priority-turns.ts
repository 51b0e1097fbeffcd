import { setImmediate as breathe } from 'node:timers/promises'

/** Who goes first in one thread: what is being played cannot wait for a season that somebody may read. */
export interface Turns {
  /** Work that goes first. */
  first<T>(work: () => Promise<T>): Promise<T>
  /** Between two pieces of other work: lets new questions in and waits until nothing that goes first is under way. */
  rest(): Promise<void>
}

export function priorityTurns(): Turns {
  let under: Promise<void> = Promise.resolve()
  return {
    first: (work) => {
      const done = work()
      // Only that it is over is kept: with its answer each turn would hold those of all turns before it.
      under = Promise.allSettled([under, done]).then(() => {})
      return done
    },
    rest: async () => {
      await breathe()
      await under
    },
  }
}
