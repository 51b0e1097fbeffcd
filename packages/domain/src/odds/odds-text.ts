/** Odds in hundredths as people read them: `1.55`, and from ten on one decimal, `15.0`. */
export const oddsText = (hundredths: number) =>
  (hundredths / 100).toFixed(hundredths >= 1000 ? 1 : 2)

export type Movement = 'up' | 'down' | 'same'

/** Against the first value, not against the last one: that is what the red and green mean. */
export function movement(first: number, now: number): Movement {
  if (now === first) return 'same'
  return now > first ? 'up' : 'down'
}
