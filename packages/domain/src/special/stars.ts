export type Star = 'full' | 'half' | 'empty'

const STARS = 5

/** Five stars, each full, half or empty: 3.5 is three full ones, a half and an empty one. */
export function starsOf(rating: number): Star[] {
  const halves = Math.round(2 * Math.min(STARS, Math.max(0, rating)))
  return Array.from({ length: STARS }, (_, at) =>
    halves >= 2 * at + 2 ? 'full' : halves === 2 * at + 1 ? 'half' : 'empty',
  )
}

/** Stars of a signal by its place among the latest ones: 100 is the strongest. */
export const ratingOf = (rank: number): number => Math.round(rank / 10) / 2
