import { ASIAN_LEAGUES } from './leagues-asia.ts'
import { EASTERN_LEAGUES } from './leagues-east.ts'
import { FAR_LEAGUES } from './leagues-far.ts'
import { WESTERN_LEAGUES } from './leagues-west.ts'
import { countryRow, type CountryRow } from './countries.ts'
import { textTable } from './text-table.ts'

/** What leagues and cups have in common. */
export interface Competition {
  readonly id: string
  readonly name: string
  readonly fullName: string
  readonly letter: string
  readonly colour: string
  readonly country: CountryRow
  readonly level: number
  /**
   * 1 continental cups, 2 the great leagues of Europe and their second divisions, 3 the rest of Europe, 4 America,
   * 5 Asia, 6 Africa and Oceania. A national cup belongs where its country's first division does.
   */
  readonly category: number
}

export interface LeagueRow extends Competition {
  readonly kind: 'league'
  readonly teams: number
  readonly endings: readonly [string, string]
  /** Goals and home advantage compared with the average league. */
  readonly goals: number
  readonly homeEdge: number
}

const rows: readonly LeagueRow[] = [WESTERN_LEAGUES, EASTERN_LEAGUES, ASIAN_LEAGUES, FAR_LEAGUES]
  .flatMap(textTable)
  .map(leagueFrom)

/**
 * Columns: number, name, full name, letter, colour, country, level, category, clubs, endings of club names, goals and
 * home advantage in percent. The last two are stretched so that the average match of this world is an average match.
 */
export const LEAGUES: readonly LeagueRow[] = rows.map((row) => ({
  ...row,
  goals: row.goals / averageOf('goals'),
  homeEdge: row.homeEdge / averageOf('homeEdge'),
}))

const byId = new Map(LEAGUES.map((row) => [row.id, row]))
export const leagueRow = (id: string): LeagueRow | undefined => byId.get(id)

function leagueFrom(cells: string[]): LeagueRow {
  const [id, name, fullName, letter, colour, country, level, category, teams] = cells as [
    string,
    ...string[],
  ]
  const [first, second, goals, homeEdge] = cells.slice(9)
  return {
    kind: 'league',
    id,
    name: name!,
    fullName: fullName!,
    letter: letter!,
    colour: colour!,
    country: countryRow(country!),
    level: Number(level),
    category: Number(category),
    teams: Number(teams),
    endings: [first!, second!],
    goals: (Number(goals) / 100) ** 0.75,
    homeEdge: Number(homeEdge) / 100,
  }
}

function averageOf(figure: 'goals' | 'homeEdge'): number {
  const matches = (row: LeagueRow) => row.teams * (row.teams - 1)
  const total = rows.reduce((sum, row) => sum + matches(row), 0)
  return rows.reduce((sum, row) => sum + row[figure] * matches(row), 0) / total
}
