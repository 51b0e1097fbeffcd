/** Chance that can be replayed: the same words give the same throws, on every machine. */
export interface Dice {
  /** From 0, inclusive, to 1, exclusive. */
  next(): number
  /** A whole number from `min` to `max`, both possible. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

export function diceFor(...words: (string | number)[]): Dice {
  const next = seededDice(hash(words.join('|')))
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)]!,
  }
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32): for resampling, never for luck. */
export function seededDice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How many independent rare events happen when `mean` are expected (Knuth). */
export function poisson(dice: Dice, mean: number): number {
  const limit = Math.exp(-mean)
  let product = dice.next()
  let count = 0
  while (product > limit) {
    product *= dice.next()
    count += 1
  }
  return count
}

function hash(text: string): number {
  let value = 0x811c9dc5
  // Worlds throw dice millions of times: an iterator over the text takes twice as long or more.
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at)!
    value = Math.imul(value ^ point, 0x01000193)
    if (point > 0xffff) at += 1
  }
  return value | 0
}
