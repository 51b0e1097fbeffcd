import { daysBetween } from '#history/calendar-gap.ts'

export interface BackToBack {
  readonly backToBack: boolean
  readonly backToBackTwo: boolean
  readonly backToBackThree: boolean
}

interface Listed {
  readonly leagueId: string
  readonly kickOffAtMs: number
}

/** NBA and WNBA: nobody else plays on consecutive days as a matter of course. */
export const knowsBackToBack = (leagueId: string) => leagueId === '1' || leagueId === '2'

/**
 * Marks of one team's matches, newest first. Days are calendar days. Three matches within exactly two days are
 * all back to back and the newest is a third; otherwise a match one day after the one before it is a second.
 */
export function backToBack(matches: readonly Listed[]): BackToBack[] {
  const triples = matches.flatMap((_, at) => (isGap(matches, at, 2) ? at : []))
  const inTriple = new Set(triples.flatMap((at) => [at, at + 1, at + 2]))
  return matches.map((_, at) => {
    const three = triples.includes(at)
    return {
      backToBack: inTriple.has(at),
      backToBackTwo: !three && isGap(matches, at, 1),
      backToBackThree: three,
    }
  })
}

/** Is the match this many places further down exactly as many days older, and do the leagues know the rule? */
function isGap(matches: readonly Listed[], at: number, places: 1 | 2): boolean {
  const span = matches.slice(at, at + places + 1)
  const [newest, oldest] = [span[0], span[places]]
  if (!newest || !oldest || !span.every(({ leagueId }) => knowsBackToBack(leagueId))) return false
  return daysBetween(oldest.kickOffAtMs, newest.kickOffAtMs) === places
}
