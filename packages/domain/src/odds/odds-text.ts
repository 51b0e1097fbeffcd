/** Odds in hundredths as people read them: `1.55`, and from ten on one decimal, `15.0`. */
export const oddsText = (hundredths: number) =>
  (hundredths / 100).toFixed(hundredths >= 1000 ? 1 : 2)

export type Movement = 'up' | 'down' | 'same'

/**
 * Against the first value, not against the last one: that is what the red and green mean. A handicap is seen by the
 * side that gave at first, home or away: it goes up as that side gives more.
 */
export function movement(first: number, now: number): Movement {
  if (now === first) return 'same'
  const giver = Math.sign(first) || Math.sign(now)
  return now * giver > first * giver ? 'up' : 'down'
}
