import type { LocalClock } from '#basketball/atlas/league-row.ts'
import type { Club } from '#basketball/atlas/clubs.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Nobody begins later than this, or the match would end in the next morning of the fans. */
const LATEST = 22.5

/** When a match on a day of the home side's calendar begins. */
export function tipOffAt(dice: Dice, { league, conference }: Club, localDay: string): number {
  const { clock } = league
  const weekend = weekdayOf(localDay) >= 6
  const hour = dice.pick(weekend ? clock.weekend : clock.week)
  const later = conference === 1 && clock.behind > 0 ? dice.between(1, clock.behind) : 0
  const minutes = Math.round(Math.min(hour + later, Math.max(hour, LATEST)) * 60)
  const offset = clock.utcHours + (isSummer(clock.summer, localDay) ? 1 : 0)
  return Date.parse(`${localDay}T00:00:00Z`) + minutes * 60_000 - offset * HOUR_MS
}

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Clocks are changed on Sundays; the day itself already counts. */
function isSummer(zone: LocalClock['summer'], day: string): boolean {
  const year = Number(day.slice(0, 4))
  if (zone === 'america') return day >= sunday(year, 3, 8) && day < sunday(year, 11, 1)
  if (zone === 'europe') return day >= sunday(year, 3, 25) && day < sunday(year, 10, 25)
  return zone === 'south' && (day >= sunday(year, 10, 1) || day < sunday(year, 4, 1))
}

/** The first Sunday of a month on or after a day of it. */
function sunday(year: number, month: number, from: number): string {
  const start = Date.UTC(year, month - 1, from)
  const wait = (7 - new Date(start).getUTCDay()) % 7
  return new Date(start + wait * DAY_MS).toISOString().slice(0, 10)
}
