import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { CupRow } from '#football/atlas/cups.ts'
import { leagueRow, type LeagueRow } from '#football/atlas/leagues.ts'
import { cupDay, CUP_WEEKS } from './calendar.ts'
import type { Club } from './clubs.ts'
import { noonMs, type DayNumber } from './half-year.ts'
import { kickOffAt } from './kick-off.ts'
import { byKickOff, matchId, type Match } from './match.ts'
import { roundRobin } from './round-robin.ts'
import { standing, type Scored } from './table.ts'

/** What a cup has to know of the world: last tables, scores of its own matches and who won a tie. */
export interface CupSources {
  finalTable(league: LeagueRow, half: number): readonly Club[]
  scored(match: Match): Scored
  /** Of a single match or of a second leg. */
  winner(match: Match): Club
}

/**
 * All matches of a cup that begins in this half and ends in the next. Groups in autumn, the knock-out in spring: two
 * legs each and one final on neutral ground. A national cup is sixteen clubs and single matches. In every round the
 * places are those of the bracket: the winners of places 1 and 2 meet in place 1 of the next.
 */
export function cupSeason(seed: string, cup: CupRow, half: number, sources: CupSources): Match[] {
  const plan: Plan = { seed, cup, half, sources, calendar: leagueRow(cup.from[0]!.leagueId)! }
  const matches = cup.mode === 'groups' ? withGroups(plan) : knockoutOnly(plan)
  return matches.toSorted(byKickOff)
}

interface Plan {
  readonly seed: string
  readonly cup: CupRow
  readonly half: number
  readonly sources: CupSources
  /** Any of its leagues: they share one calendar. */
  readonly calendar: LeagueRow
}

type Pairing = readonly [Club, Club]

function withGroups(plan: Plan): Match[] {
  const { half, calendar, sources } = plan
  const groups = groupsOf(plan)
  const inGroups = CUP_WEEKS.autumn.continental.flatMap((week, at) =>
    groups.flatMap((clubs, group) => groupRound(plan, clubs, { group, round: at + 1, week })),
  )
  const best = groups.map((clubs, group) =>
    standing(clubs, inGroups.filter((match) => match.group === LETTERS[group]).map(sources.scored)),
  )
  const weeks = CUP_WEEKS.spring.continental.slice(groups.length === 8 ? 0 : 2)
  const days = weeks.map((week) => cupDay(calendar, half + 1, week))
  const knownMs = lastMs(inGroups)
  return [...inGroups, ...twoLegged(plan, { pairs: firstPairs(best), days, round: 7, knownMs })]
}

const LETTERS = 'ABCDEFGH'

/** One club of each place in every group, never two of one league. */
function groupsOf({ seed, cup, half, sources }: Plan): Club[][] {
  const dice = diceFor(seed, 'groups', cup.id, half)
  const turn = dice.between(0, cup.from.length - 1)
  const tables = cup.from.map(({ leagueId }) =>
    sources.finalTable(leagueRow(leagueId)!, half - 1).slice(cup.firstPlace - 1),
  )
  return tables.map((_, group) =>
    [0, 1, 2, 3].map((place) => tables[(group + turn + place) % tables.length]![place]!),
  )
}

function groupRound(
  plan: Plan,
  clubs: readonly Club[],
  at: { readonly group: number; readonly round: number; readonly week: number },
): Match[] {
  const day = cupDay(plan.calendar, plan.half, at.week)
  return roundRobin(4, at.round).map(([home, away], pair) => ({
    ...announced(plan, [clubs[home]!, clubs[away]!], day, [at.round, at.group * 2 + pair + 1]),
    stage: 1,
    round: at.round,
    roundName: `小组赛 第${at.round}轮`,
    group: LETTERS[at.group]!,
  }))
}

/** The first of a group against the second of the next one, so that they do not meet again before the final. */
function firstPairs(groups: readonly (readonly Club[])[]): Pairing[] {
  const against = (group: number, other: number): Pairing => [
    groups[other]![1]!,
    groups[group]![0]!,
  ]
  const even = groups.flatMap((_, at) => (at % 2 === 0 ? [against(at, at + 1)] : []))
  const odd = groups.flatMap((_, at) => (at % 2 === 1 ? [against(at, at - 1)] : []))
  return [...even, ...odd]
}

const NAMES: Readonly<Record<number, string>> = {
  8: '1/8决赛',
  4: '1/4决赛',
  2: '半决赛',
  1: '决赛',
}

interface Knockout {
  readonly pairs: readonly Pairing[]
  readonly days: readonly DayNumber[]
  readonly round: number
  /** When the pairs are known. */
  readonly knownMs: number
}

function twoLegged(plan: Plan, { pairs, days, round, knownMs }: Knockout): Match[] {
  const name = NAMES[pairs.length]!
  if (pairs.length === 1) return [finalMatch(plan, pairs[0]!, { day: days[0]!, round, knownMs })]
  const legs = pairs.flatMap(([one, other], at) => {
    const first: Match = {
      ...announced(plan, [one, other], days[0]!, [round, at + 1]),
      round,
      roundName: `${name} 首回合`,
      announcedAtMs: knownMs,
    }
    const second: Match = {
      ...announced(plan, [other, one], days[1]!, [round + 1, at + 1]),
      round: round + 1,
      roundName: `${name} 次回合`,
      announcedAtMs: knownMs,
      firstLeg: first,
      decides: true,
    }
    return [first, second]
  })
  const winners = legs.filter(({ decides }) => decides).map(plan.sources.winner)
  const next = {
    pairs: paired(winners),
    days: days.slice(2),
    round: round + 2,
    knownMs: lastMs(legs),
  }
  return [...legs, ...twoLegged(plan, next)]
}

function knockoutOnly(plan: Plan): Match[] {
  const { cup, half, calendar, sources, seed } = plan
  const table = sources.finalTable(leagueRow(cup.from[0]!.leagueId)!, half - 1).slice(0, 16)
  const dice = diceFor(seed, 'lots', cup.id, half)
  const lots = table
    .map((club) => ({ club, lot: dice.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ club }) => club)
  const { autumn, spring } = CUP_WEEKS
  const days = [
    ...autumn.national.map((week) => cupDay(calendar, half, week)),
    ...spring.national.map((week) => cupDay(calendar, half + 1, week)),
  ]
  return singleRounds(plan, { pairs: paired(lots), days, round: 1, knownMs: 0 })
}

function singleRounds(plan: Plan, { pairs, days, round, knownMs }: Knockout): Match[] {
  if (pairs.length === 1) return [finalMatch(plan, pairs[0]!, { day: days[0]!, round, knownMs })]
  const matches = pairs.map((pair, at): Match => ({
    ...announced(plan, pair, days[0]!, [round, at + 1]),
    round,
    roundName: NAMES[pairs.length]!,
    announcedAtMs: knownMs || null,
    decides: true,
  }))
  const pairsLeft = paired(matches.map(plan.sources.winner))
  const next = { pairs: pairsLeft, days: days.slice(1), round: round + 1, knownMs: lastMs(matches) }
  return [...matches, ...singleRounds(plan, next)]
}

function finalMatch(
  plan: Plan,
  pair: Pairing,
  at: { readonly day: DayNumber; readonly round: number; readonly knownMs: number },
): Match {
  return {
    ...announced(plan, pair, at.day, [at.round, 1]),
    round: at.round,
    roundName: NAMES[1]!,
    announcedAtMs: at.knownMs,
    neutral: true,
    decides: true,
  }
}

function announced(
  { seed, cup, half }: Plan,
  [home, away]: Pairing,
  day: DayNumber,
  [round, place]: readonly [number, number],
): Omit<Match, 'round' | 'roundName'> {
  const id = matchId(cup, half, round, place)
  const dice = diceFor(seed, 'kick-off', id)
  const window = cup.country.closes > 0 ? cup.country : home.league.country
  return {
    id,
    competition: cup,
    half,
    stage: 2,
    group: null,
    home,
    away,
    day,
    kickOffAtMs: kickOffAt(dice, window, { day, share: dice.next() }),
    neutral: false,
    fate: 'played',
    firstLeg: null,
    decides: false,
    announcedAtMs: null,
  }
}

const paired = (clubs: readonly Club[]): Pairing[] =>
  clubs.flatMap((club, at): Pairing[] => (at % 2 === 0 ? [[club, clubs[at + 1]!]] : []))

/** The noon after the last of these matches, when everybody knows how they ended. */
const lastMs = (matches: readonly Match[]): number =>
  noonMs(Math.max(...matches.map(({ day }) => day)) + 1)
