import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { byLetter } from '@linmen/domain/sport/name-order.ts'

interface Category {
  readonly category: number
  readonly leagues: readonly LeagueEntry[]
}

/** All leagues, the well-known first: Europe's five, the continental cups, then the others. */
export function hotFirst(categories: readonly Category[]): LeagueEntry[] {
  const leagues = categories.flatMap((each) => each.leagues)
  return leagues.toSorted(
    (a, b) => Number(b.hot) - Number(a.hot) || (a.hot ? fame(a) - fame(b) || byId(a, b) : 0),
  )
}

const EUROPE = 2
const CONTINENTS = 1

const fame = ({ category }: LeagueEntry) =>
  category === EUROPE ? 0 : category === CONTINENTS ? 1 : 2

const byId = (a: LeagueEntry, b: LeagueEntry) => Number(a.id) - Number(b.id)

export interface CountryLeagues {
  readonly country: string
  readonly letter: string
  /** The highest level first; cups stand after leagues. */
  readonly leagues: readonly LeagueEntry[]
}

interface Country {
  readonly id: string
  readonly name: string
  readonly letter: string
}

/** Leagues under their countries, by letter. A country without leagues is left out. */
export function byCountry(
  countries: readonly Country[],
  leagues: readonly LeagueEntry[],
): CountryLeagues[] {
  return countries
    .map(({ id, name, letter }) => ({
      country: name,
      letter,
      leagues: leagues.filter(({ countryId }) => countryId === id).toSorted(higherFirst),
    }))
    .filter((each) => each.leagues.length > 0)
    .toSorted((a, b) => byLetter(named(a), named(b)))
}

const named = ({ country, letter }: CountryLeagues) => ({ name: country, letter })

const higherFirst = (a: LeagueEntry, b: LeagueEntry) =>
  Number(a.kind === 'cup') - Number(b.kind === 'cup') || a.level - b.level

/** The letters that have a country, in order. */
export const lettersOf = (groups: readonly CountryLeagues[]): string[] => [
  ...new Set(groups.map(({ letter }) => letter)),
]
