import type { Dice } from '@linmen/domain/chance/dice.ts'
import type { CountryRow } from '#football/atlas/countries.ts'
import { noonMs, type DayNumber } from './half-year.ts'

const QUARTER_MS = 15 * 60_000

/**
 * A kick-off inside the window of the country, mostly on the hour or half past. `share` says where in the window:
 * the matches of a day are spread over it, so that a country is live from its beginning to its end.
 */
export function kickOffAt(
  dice: Dice,
  { opens, closes }: CountryRow,
  { day, share }: { readonly day: DayNumber; readonly share: number },
): number {
  const quarter = Math.floor(share * (closes - opens) * 4)
  const even = dice.chance(0.75) ? quarter - (quarter % 2) : quarter
  return noonMs(day) + opens * 3_600_000 + even * QUARTER_MS
}
