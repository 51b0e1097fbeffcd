import { isInCups } from '#football/atlas/cups.ts'
import { LEAGUES, type LeagueRow } from '#football/atlas/leagues.ts'
import { halfAt, halfName, halfStart, WEEKS_OF_HALF, type DayNumber } from './half-year.ts'

/** A day on which a league plays a round; a long one goes on the day after. */
export interface RoundDay {
  readonly day: DayNumber
  readonly long: boolean
}

/**
 * When the rounds of a season are played: a long round on two days of each week and a short one on the third day
 * after them, so that nobody plays twice within three days. Leagues with clubs in cups leave the weeks of the cups free.
 */
export function roundDays(league: LeagueRow, half: number): RoundDay[] {
  return slots(league, half).slice(0, roundsOf(league))
}

/** What is left of the half after the last round, for matches that had to wait. */
export function spareDays(league: LeagueRow, half: number): DayNumber[] {
  return slots(league, half)
    .slice(roundsOf(league))
    .map(({ day }) => day)
}

export const roundsOf = ({ teams }: LeagueRow): number => 2 * (teams - 1)

/** The season that is on, or that ended last, on this day. */
export function seasonAt(league: LeagueRow, day: DayNumber): number {
  return halfAt(day - offsetOf(league))
}

/** The Monday with which a season begins. */
export const seasonStart = (league: LeagueRow, half: number): DayNumber =>
  halfStart(half) + offsetOf(league)

/** Named for the half in which it is well under way: what begins in October is of that autumn. */
export const seasonName = (league: LeagueRow, half: number): string =>
  halfName(halfAt(seasonStart(league, half) + UNDER_WAY_WEEKS * 7))

const UNDER_WAY_WEEKS = 6

/** Weeks counted from the beginning of the half in which the middle of the week belongs to the cups. */
export const CUP_WEEKS = {
  autumn: { continental: [3, 6, 9, 12, 15, 18], national: [8, 20] },
  spring: { continental: [3, 5, 9, 11, 15, 17, 21], national: [13, 23] },
} as const

/** The middle of a week of the cups: the third day after the long round. */
export function cupDay(league: LeagueRow, half: number, week: number): DayNumber {
  return seasonStart(league, half) + week * 7 + weekdayOf(league) + SHORT_AFTER
}

const SHORT_AFTER = 4

function slots(league: LeagueRow, half: number): RoundDay[] {
  const first = seasonStart(league, half) + weekdayOf(league)
  const taken = takenWeeks(league, half)
  const found: RoundDay[] = []
  for (let week = 0; week < WEEKS_OF_HALF; week += 1) {
    const day = first + week * 7
    found.push({ day, long: true })
    if (!taken.has(week)) found.push({ day: day + SHORT_AFTER, long: false })
  }
  return found
}

function takenWeeks(league: LeagueRow, half: number): ReadonlySet<number> {
  if (!isInCups(league.id)) return NO_WEEKS
  const { continental, national } = half % 2 === 1 ? CUP_WEEKS.autumn : CUP_WEEKS.spring
  return new Set([...continental, ...national])
}

const NO_WEEKS: ReadonlySet<number> = new Set()

/** Clubs that meet in a cup share a calendar: weekday of the long round (Monday is 0) and weeks after the half begins. */
const CUP_CALENDARS: Readonly<Record<string, readonly [weekday: number, weeks: number]>> = {
  europe: [5, 3],
  asia: [4, -6],
  america: [6, 7],
  africa: [3, -2],
}

/** The others are spread over all weekdays and weeks, so that the world never rests. */
const PLACES = new Map(
  LEAGUES.filter(({ id }) => !isInCups(id)).map(({ id }, at) => [id, at] as const),
)

function weekdayOf({ id, country }: LeagueRow): number {
  const place = PLACES.get(id)
  return place === undefined ? CUP_CALENDARS[country.area]![0] : place % 7
}

function offsetOf({ id, country }: LeagueRow): number {
  const place = PLACES.get(id)
  if (place === undefined) return 7 * CUP_CALENDARS[country.area]![1]
  return 7 * (((place * 11) % WEEKS_OF_HALF) - 12)
}
