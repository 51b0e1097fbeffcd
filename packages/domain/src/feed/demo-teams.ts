import { DEMO_LEAGUES, type DemoLeague } from './demo-leagues.ts'
import { diceFor } from './dice.ts'

export interface DemoTeam {
  readonly id: string
  readonly leagueId: string
  readonly name: string
  /** Goals this team is expected to score against an average one. */
  readonly strength: number
  /** Place in its group of sixteen. */
  readonly rank: number
}

const GROUP = 16

/** Two groups of sixteen clubs; the table place follows strength, so ranks and odds agree. */
export function demoTeams(seed: string, league: DemoLeague): DemoTeam[] {
  const cities = league.cities.split(' ')
  return league.endings.flatMap((ending, group) => {
    const clubs = cities.map((city, at) => ({
      id: `${league.id}${String(group * GROUP + at + 1).padStart(2, '0')}`,
      leagueId: league.id,
      name: `${city}${ending}`,
      strength: 0.85 + diceFor(seed, 'strength', league.id, group, at).next() * 1.1,
    }))
    const order = clubs.toSorted((a, b) => b.strength - a.strength)
    return clubs.map((club) => ({ ...club, rank: order.indexOf(club) + 1 }))
  })
}

export const allDemoTeams = (seed: string) =>
  DEMO_LEAGUES.flatMap((league) => demoTeams(seed, league))
