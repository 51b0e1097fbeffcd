import { leagueOf } from './leagues.ts'

/** Small whole numbers for teams and leagues, in the order they are first seen. */
export interface Register {
  team(div: string, name: string): number
  league(div: string): number
  tier(league: number): number
  readonly teams: number
  readonly leagues: number
}

export function createRegister(): Register {
  const teams = new Map<string, number>()
  const leagues = new Map<string, number>()
  const tiers: number[] = []
  return {
    team: (div, name) => numberOf(teams, `${leagueOf(div).country}|${name}`),
    league: (div) => {
      const league = numberOf(leagues, div)
      tiers[league] ??= leagueOf(div).tier
      return league
    },
    tier: (league) => tiers[league] ?? 0,
    get teams() {
      return teams.size
    },
    get leagues() {
      return leagues.size
    },
  }
}

/** The same numbers in a longer array once a new team does not fit. */
export function roomFor(
  values: Float64Array<ArrayBuffer>,
  size: number,
  fill = 0,
): Float64Array<ArrayBuffer> {
  if (size <= values.length) return values
  const longer = new Float64Array(Math.max(size, 2 * values.length)).fill(fill)
  longer.set(values)
  return longer
}

function numberOf(known: Map<string, number>, key: string): number {
  const found = known.get(key)
  if (found !== undefined) return found
  known.set(key, known.size)
  return known.size - 1
}
