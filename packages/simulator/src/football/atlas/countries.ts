import type { Area, Country } from '@linmen/domain/sport/atlas.ts'
import type { Culture } from '#names/cultures.ts'
import { ASIAN_COUNTRIES } from './countries-asia.ts'
import { EASTERN_COUNTRIES } from './countries-east.ts'
import { FAR_COUNTRIES } from './countries-far.ts'
import { WESTERN_COUNTRIES } from './countries-west.ts'
import { textTable } from './text-table.ts'

export interface CountryRow extends Country {
  readonly culture: Culture
  /** Matches begin in this window, in hours after noon in Beijing. */
  readonly opens: number
  readonly closes: number
  readonly cities: readonly string[]
}

/**
 * The homes of the continental cups, which have no clubs. A cup without a window of its own is played in that of the
 * home side.
 */
const CONTINENTS: readonly CountryRow[] = [
  continent('90', '欧洲', 'O', 'europe', [12, 16]),
  continent('91', '亚洲', 'Y', 'asia'),
  continent('92', '南美洲', 'N', 'america'),
  continent('93', '非洲', 'F', 'africa'),
]

/** Columns: number, name, letter, area, culture of names, window, cities. */
export const COUNTRIES: readonly CountryRow[] = [
  ...[WESTERN_COUNTRIES, EASTERN_COUNTRIES, ASIAN_COUNTRIES, FAR_COUNTRIES]
    .flatMap(textTable)
    .map(countryFrom),
  ...CONTINENTS,
]

const byId = new Map(COUNTRIES.map((row) => [row.id, row]))
export const countryRow = (id: string): CountryRow => byId.get(id)!

function countryFrom([id, name, letter, area, culture, window, ...cities]: string[]): CountryRow {
  const [opens, closes] = window!.split('-').map(Number)
  return {
    id: id!,
    name: name!,
    letter: letter!,
    area: area as Area,
    culture: culture as Culture,
    opens: opens!,
    closes: closes!,
    cities,
  }
}

function continent(
  id: string,
  name: string,
  letter: string,
  area: Area,
  [opens, closes]: readonly [number, number] = [0, 0],
): CountryRow {
  return { id, name, letter, area, culture: 'english', opens, closes, cities: [] }
}
