/** Runs at most so many at once; the others wait their turn in the order they came. */
export interface Turns {
  <T>(run: () => Promise<T>): Promise<T>
  /** How many wait. */
  readonly waiting: () => number
}

export function concurrencyLimit(most: number): Turns {
  const queue: (() => void)[] = []
  let running = 0
  const turns = async <T>(run: () => Promise<T>): Promise<T> => {
    // Whoever leaves hands the place over, so nobody slips in between.
    if (running >= most) await new Promise<void>((go) => queue.push(go))
    else running += 1
    try {
      return await run()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
  return Object.assign(turns, { waiting: () => queue.length })
}
