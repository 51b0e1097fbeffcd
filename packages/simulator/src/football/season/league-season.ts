import { remembered } from '#bounded.ts'
import { diceFor, poisson, type Dice } from '@linmen/domain/chance/dice.ts'
import type { LeagueRow } from '#football/atlas/leagues.ts'
import { roundDays, roundsOf, spareDays, type RoundDay } from './calendar.ts'
import { clubsOf, type Club } from './clubs.ts'
import type { DayNumber } from './half-year.ts'
import { kickOffAt } from './kick-off.ts'
import { byKickOff, matchId, newDateId, type Fate, type Match } from './match.ts'
import { roundRobin } from './round-robin.ts'

/** A league's season, of which no more is worked out than is asked for. */
export interface LeagueSeason {
  /** All matches in order of kick-off, with the new dates of those that had to wait. */
  all(): Match[]
  on(day: DayNumber): Match[]
  lastDay(): DayNumber
}

export function leagueSeason(seed: string, league: LeagueRow, half: number): LeagueSeason {
  const plan: Plan = {
    seed,
    league,
    half,
    seats: seatsOf(seed, league, half),
    fates: fatesOf(seed, league, half),
  }
  const days = roundDays(league, half)
  const roundOn = new Map(
    days.flatMap(({ day, long }, at) =>
      (long ? [day, day + 1] : [day]).map((each) => [each, at + 1] as const),
    ),
  )
  // A long round is asked for on both of its days.
  const matchesOf = remembered(2, (round: number) => roundMatches(plan, round, days[round - 1]!))
  const waiting = [...plan.fates].filter(([, fate]) => fate === 'postponed').map(([id]) => id)
  const newDates = () =>
    onNewDates(
      seed,
      waiting.map((id) => matchesOf(roundOf(id)).find((match) => match.id === id)!),
      spareDays(league, half),
    )
  return {
    all: () => [...days.flatMap((_, at) => matchesOf(at + 1)), ...newDates()].toSorted(byKickOff),
    on: (day) => {
      const round = roundOn.get(day)
      const found = round ? matchesOf(round) : day > lastOf(days) ? newDates() : []
      return found.filter((match) => match.day === day)
    },
    lastDay: () => Math.max(lastOf(days), ...newDates().map(({ day }) => day)),
  }
}

function lastOf(days: readonly RoundDay[]): DayNumber {
  const { day, long } = days.at(-1)!
  return long ? day + 1 : day
}

interface Plan {
  readonly seed: string
  readonly league: LeagueRow
  readonly half: number
  /** Where each club sits in the round robin of this season. */
  readonly seats: readonly Club[]
  readonly fates: ReadonlyMap<string, Fate>
}

function roundMatches(
  { seed, league, half, seats, fates }: Plan,
  round: number,
  { day: firstDay, long }: RoundDay,
): Match[] {
  const dice = diceFor(seed, 'kick-off', league.id, half, round)
  const pairs = roundRobin(league.teams, round)
  const onFirst = long ? Math.ceil(pairs.length / 2) : pairs.length
  return pairs.map(([home, away], place): Match => {
    const id = matchId(league, half, round, place + 1)
    const isLater = long && place >= onFirst
    const count = isLater ? pairs.length - onFirst : onFirst
    // Turned from round to round, so that nobody always plays first.
    const turn = (place + round * 3) % count
    const day = isLater ? firstDay + 1 : firstDay
    return {
      id,
      competition: league,
      half,
      stage: 1,
      round,
      roundName: `第${round}轮`,
      group: null,
      home: seats[home]!,
      away: seats[away]!,
      day,
      kickOffAtMs: kickOffAt(dice, league.country, { day, share: (turn + dice.next()) / count }),
      neutral: false,
      fate: fates.get(id) ?? 'played',
      firstLeg: null,
      decides: false,
      announcedAtMs: null,
    }
  })
}

function seatsOf(seed: string, league: LeagueRow, half: number): Club[] {
  const dice = diceFor(seed, 'seats', league.id, half)
  const seats = [...clubsOf(league)]
  for (let at = seats.length - 1; at > 0; at -= 1) {
    const other = dice.between(0, at)
    ;[seats[at], seats[other]] = [seats[other]!, seats[at]!]
  }
  return seats
}

const RATES: Readonly<Record<Exclude<Fate, 'played'>, number>> = {
  postponed: 0.005,
  cancelled: 0.001,
  abandoned: 0.0015,
}

function fatesOf(seed: string, league: LeagueRow, half: number): Map<string, Fate> {
  const dice = diceFor(seed, 'fates', league.id, half)
  const [rounds, places] = [roundsOf(league), league.teams / 2]
  const fates = new Map<string, Fate>()
  for (const fate of ['postponed', 'cancelled', 'abandoned'] as const)
    for (let left = poisson(dice, RATES[fate] * rounds * places); left > 0; left -= 1)
      fates.set(matchId(league, half, dice.between(1, rounds), dice.between(1, places)), fate)
  return fates
}

/** A postponed match is played on the first day after the last round on which both clubs are free. */
function onNewDates(seed: string, waiting: readonly Match[], spare: readonly DayNumber[]): Match[] {
  const busy = new Set<string>()
  return waiting.flatMap((match): Match[] => {
    const { home, away } = match
    const isFree = (day: DayNumber) =>
      !busy.has(`${day} ${home.id}`) && !busy.has(`${day} ${away.id}`)
    const day = spare.find(isFree)
    if (day === undefined) return []
    busy.add(`${day} ${home.id}`).add(`${day} ${away.id}`)
    return [onNewDate(diceFor(seed, 'new date', match.id), match, day)]
  })
}

function onNewDate(dice: Dice, match: Match, day: DayNumber): Match {
  return {
    ...match,
    id: newDateId(match),
    roundName: `${match.roundName} 补赛`,
    day,
    kickOffAtMs: kickOffAt(dice, match.competition.country, { day, share: dice.next() }),
    fate: 'played',
    announcedAtMs: match.kickOffAtMs - CALLED_OFF_BEFORE_MS,
  }
}

/** A match that will not be played is called off this long before its kick-off. */
export const CALLED_OFF_BEFORE_MS = 50 * 60_000

const roundOf = (id: string) => Number(id.slice(-4, -2))
