/** Why somebody may not rate, in the order in which it is said. */
export type WhyNotRate = 'not_bought' | 'rated'

/** Whoever unlocked it rates it, once. A page offers it when the match is over. */
export function whyNotRate(of: {
  readonly unlocked: boolean
  readonly rated: boolean
}): WhyNotRate | null {
  if (!of.unlocked) return 'not_bought'
  return of.rated ? 'rated' : null
}

const STARS = [1, 2, 3, 4, 5] as const

/** How many there are, their mean to one decimal, and how they spread from one to five. */
export function ratingsOf(scores: readonly number[]) {
  const spread = STARS.map((star) => scores.filter((score) => score === star).length)
  const sum = scores.reduce((all, score) => all + score, 0)
  const average = Math.round((sum / scores.length) * 10) / 10
  return { count: scores.length, spread, ...(scores.length > 0 && { average }) }
}
