import type { Selectable } from 'kysely'
import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import { soundsOf } from '@linmen/domain/search/name-search.ts'
import type { LeagueTable, SeasonTable, StageTable, TeamTable } from '#db/tables.generated.ts'

/** Feeds may bring more fields than are kept, so every row is spelled out. */
export const countryRow = ({ id, name, letter, area }: Country) => ({ id, name, letter, area })

export const leagueRow = (league: League) => ({
  id: league.id,
  sport: league.sport,
  country_id: league.countryId,
  name: league.name,
  full_name: league.fullName,
  letter: league.letter,
  colour: league.colour,
  hot: league.hot,
  category: league.category,
  level: league.level,
  kind: league.kind,
  rules: league.rules,
  zones: league.zones,
})

export const leagueOf = ({ country_id, full_name, ...row }: Selectable<LeagueTable>): League => ({
  ...row,
  countryId: country_id,
  fullName: full_name,
})

export const seasonRow = (season: Season) => ({
  id: season.id,
  league_id: season.leagueId,
  name: season.name,
  first_day: season.firstDay,
  last_day: season.lastDay,
  rounds: season.rounds,
})

export const seasonOf = (row: Selectable<SeasonTable>): Season => ({
  id: row.id,
  leagueId: row.league_id,
  name: row.name,
  firstDay: row.first_day,
  lastDay: row.last_day,
  rounds: row.rounds,
})

export const stageRow = ({ id, seasonId, name, kind, place }: Stage) => ({
  id,
  season_id: seasonId,
  name,
  kind,
  place,
})

export const stageOf = ({ season_id, ...row }: Selectable<StageTable>): Stage => ({
  ...row,
  seasonId: season_id,
})

export const teamRow = (team: Team) => ({
  id: team.id,
  sport: team.sport,
  league_id: team.leagueId,
  country_id: team.countryId,
  name: team.name,
  founded_year: team.foundedYear,
  coach: team.coach,
  venue: team.venue,
  sounds: soundsOf(team.name),
})

export const teamOf = (row: Selectable<TeamTable>): Team => ({
  id: row.id,
  sport: row.sport,
  leagueId: row.league_id,
  countryId: row.country_id,
  name: row.name,
  foundedYear: row.founded_year,
  coach: row.coach,
  venue: row.venue,
})
