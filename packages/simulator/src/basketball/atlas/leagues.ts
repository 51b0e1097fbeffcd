import type { Country, League } from '@linmen/domain/sport/atlas.ts'
import { countryRow } from '#football/atlas/countries.ts'
import type { LeagueRow } from './league-row.ts'
import { AMERICAN_LEAGUES } from './leagues-america.ts'
import { ASIAN_LEAGUES } from './leagues-asia.ts'
import { EUROPEAN_LEAGUES } from './leagues-europe.ts'

export const LEAGUES: readonly LeagueRow[] = [
  ...AMERICAN_LEAGUES,
  ...ASIAN_LEAGUES,
  ...EUROPEAN_LEAGUES,
].toSorted((a, b) => Number(a.id) - Number(b.id))

const byId = new Map(LEAGUES.map((row) => [row.id, row]))
export const leagueRow = (id: string): LeagueRow | null => byId.get(id) ?? null

/** The only country of this sport that has no football here. */
const PHILIPPINES: Country = { id: '89', name: '菲律宾', letter: 'F', area: 'asia' }

export function countriesOfLeagues(): Country[] {
  const ids = [...new Set(LEAGUES.map((row) => row.countryId))]
  return ids.map((countryId) => {
    if (countryId === PHILIPPINES.id) return PHILIPPINES
    const { id, name, letter, area } = countryRow(countryId)
    return { id, name, letter, area }
  })
}

export const leagueOf = (row: LeagueRow): League => ({
  id: row.id,
  sport: 'basketball',
  countryId: row.countryId,
  name: row.name,
  fullName: row.fullName,
  letter: row.letter,
  colour: row.colour,
  hot: row.hot,
  category: 7,
  level: row.people.women ? 2 : 1,
  kind: 'league',
  rules: row.rules,
  zones: row.zones,
})
