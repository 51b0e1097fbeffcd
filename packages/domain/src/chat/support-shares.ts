/** Shares of both sides in whole percent that sum to a hundred; null while nobody has chosen. */
export function supportShares(home: number, away: number): { home: number; away: number } | null {
  const all = home + away
  if (all === 0) return null
  const share = Math.round((home / all) * 100)
  return { home: share, away: 100 - share }
}
