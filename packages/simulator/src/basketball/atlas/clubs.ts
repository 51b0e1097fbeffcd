import type { Team } from '@linmen/domain/sport/atlas.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { personName } from '#names/person-name.ts'
import type { LeagueRow } from './league-row.ts'
import { LEAGUES, leagueRow } from './leagues.ts'

export interface Club {
  readonly id: string
  readonly league: LeagueRow
  /** Place in the league's list of clubs, from 0. */
  readonly at: number
  readonly city: string
  readonly name: string
  /** 0 or 1; 0 where there is one table. */
  readonly conference: number
}

export const clubsOf = (league: LeagueRow): readonly Club[] => clubsByLeague.get(league.id)!

/** The number of a team: a three, its league, three digits. */
export function clubOf(teamId: string): Club | null {
  const parts = /^3(\d)(\d{3})$/.exec(teamId)
  const league = parts && leagueRow(parts[1]!)
  return league ? (clubsOf(league)[Number(parts[2]) - 1] ?? null) : null
}

export function teamOf(seed: string, { id, league, city, name }: Club): Team {
  const dice = diceFor(seed, 'club', id)
  return {
    id,
    sport: 'basketball',
    leagueId: league.id,
    countryId: league.countryId,
    name,
    foundedYear: dice.between(1946, league.people.women ? 2008 : 2004),
    coach: personName(dice, league.people.culture),
    venue: {
      id,
      name: `${city}${dice.pick(ARENAS)}`,
      city,
      capacity: dice.between(42, 128) * 100 + (league.id === '1' ? 8000 : 0),
    },
  }
}

const ARENAS = ['体育馆', '中心球馆', '文体中心', '联合中心', '大球馆', '会展球馆']

// Built once: they are the same in every world, only what becomes of them differs.
const clubsByLeague = new Map(LEAGUES.map((league) => [league.id, listed(league)]))

function listed(league: LeagueRow): Club[] {
  return league.clubs.map((words, at) => {
    const [city = '', nickname = ''] = words.split('·')
    return {
      id: `3${league.id}${String(at + 1).padStart(3, '0')}`,
      league,
      at,
      city,
      name: `${city}${nickname}`,
      conference: league.conferences && at >= league.clubs.length / 2 ? 1 : 0,
    }
  })
}
