import type { Team } from '@linmen/domain/sport/atlas.ts'
import { remembered } from '#bounded.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { LEAGUES, leagueRow, type LeagueRow } from '#football/atlas/leagues.ts'
import { personNames } from '#names/person-name.ts'

/** A club without anything that would have to be thought up. Its number is the league's and a place in it. */
export interface Club {
  readonly id: string
  readonly league: LeagueRow
  /** Place in the league's list of clubs, from 0. */
  readonly at: number
  readonly city: string
  readonly name: string
}

export const clubsOf = (league: LeagueRow): readonly Club[] => clubsByLeague.get(league.id)!

export function clubOf(teamId: string): Club | null {
  if (!/^\d{4,5}$/.test(teamId)) return null
  const league = leagueRow(teamId.slice(0, -2))
  return (league && clubsOf(league)[Number(teamId.slice(-2)) - 1]) ?? null
}

/** Clubs with everything a list shows of them. */
export function teamsOf(seed: string): (teamId: string) => Team {
  const coaches = remembered(200, (leagueId: string) => coachesOf(seed, leagueRow(leagueId)!))
  return remembered(3000, (teamId) => {
    const club = clubOf(teamId)!
    return teamFrom(seed, club, coaches(club.league.id)[club.at]!)
  })
}

/** Where the names of a club's people are among those of its league: one place for each squad, the last for all coaches. */
export const namePlace = (league: LeagueRow, at: number) => ({ at, of: league.teams + 1 })

const coachesOf = (seed: string, league: LeagueRow): string[] =>
  personNames(
    diceFor(seed, 'coaches', league.id),
    clubsOf(league).map(() => league.country.culture),
    namePlace(league, league.teams),
  )

// Built once: they are the same in every world, only what becomes of them differs.
const clubsByLeague = new Map(LEAGUES.map((league) => [league.id, listed(league)]))

function listed(league: LeagueRow): Club[] {
  const { cities } = league.country
  return Array.from({ length: league.teams }, (_, at) => {
    const city = cities[at % cities.length]!
    const ending = league.endings[Math.floor(at / cities.length)]!
    const id = `${league.id}${String(at + 1).padStart(2, '0')}`
    return { id, league, at, city, name: `${city}${ending}` }
  })
}

const GROUNDS = ['体育场', '球场', '公园球场', '市民体育场', '竞技场', '中央球场']

function teamFrom(seed: string, club: Club, coach: string): Team {
  const { id, league, city, name } = club
  const dice = diceFor(seed, 'team', id)
  const foundedYear = dice.between(1886, league.country.area === 'europe' ? 1978 : 1996)
  const largest = league.level === 1 ? 62 : league.level === 2 ? 34 : 18
  return {
    id,
    sport: 'football',
    leagueId: league.id,
    countryId: league.country.id,
    name,
    foundedYear,
    coach,
    venue: {
      id,
      name: groundOf(dice, club),
      city,
      capacity: dice.between(Math.floor(largest / 4), largest) * 1000 + dice.between(0, 99) * 10,
    },
  }
}

/** The first club of the first division has the ground of its town; any other one is called after the club. */
function groundOf(dice: Dice, { league, at, city, name }: Club): string {
  const first = league.level === 1 && at < league.country.cities.length
  const owner = first ? city : name
  return `${owner}${dice.pick(GROUNDS.filter((ground) => !ground.startsWith(owner.slice(-2))))}`
}
