import type { Dice } from '#world/dice.ts'
import type { CountryRow } from '#world/football/atlas/countries.ts'
import { noonMs, type DayNumber } from './half-year.ts'

const QUARTER_MS = 15 * 60_000

/** A kick-off inside the window of the country: mostly on the hour or half past, seldom on a quarter. */
export function kickOffAt(dice: Dice, { opens, closes }: CountryRow, day: DayNumber): number {
  const quarter = dice.between(0, (closes - opens) * 4 - 1)
  const even = dice.chance(0.75) ? quarter - (quarter % 2) : quarter
  return noonMs(day) + opens * 3_600_000 + even * QUARTER_MS
}
