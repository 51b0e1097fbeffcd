import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { basketballStatus, isBasketballCalledOff } from '#match/basketball/basketball-status.ts'
import { businessDay } from '#match/business-day.ts'
import { footballStatus, isCalledOff } from '#match/football/football-status.ts'

/** The tabs of one day's list. */
export type DayTab = 'all' | 'live' | 'finished' | 'scheduled'
/** Followed matches are listed whatever their day. */
export type ListTab = DayTab | 'followed'

/** What putting a match into a list depends on. */
export type ListedMatch = ListedFacts & (FootballState | BasketballState)

interface ListedFacts {
  readonly id: string
  readonly leagueId: string
  readonly kickOffAtMs: number
  readonly lotteries: readonly LotteryGame[]
  readonly followed: boolean
  /** Nobody may know yet how far it is: no figure counts it. */
  readonly waits?: boolean
}

interface FootballState {
  readonly sport?: 'football'
  readonly phase: FootballPhase
}

interface BasketballState {
  readonly sport: 'basketball'
  readonly phase: BasketballPhase
}

export interface ListFilter {
  /** Null shows matches of every lottery and of none. */
  readonly lottery: LotteryGame | null
  /** Null shows every league. */
  readonly leagues: ReadonlySet<string> | null
}

export const passes = (match: ListedMatch, { lottery, leagues }: ListFilter) =>
  (lottery === null || match.lotteries.includes(lottery)) &&
  (leagues === null || leagues.has(match.leagueId))

export const inTab = (match: ListedMatch, tab: DayTab) => tab === 'all' || tab === stageOf(match)

export function tabCounts(matches: readonly ListedMatch[]): Record<DayTab, number> {
  const counts = { all: matches.length, live: 0, finished: 0, scheduled: 0 }
  for (const match of matches) {
    const stage = stageOf(match)
    if (stage && !match.waits) counts[stage] += 1
  }
  return counts
}

/** Today's matches, then those of the coming days, then those of past days, the newest day first. */
export function dayOrder(matches: readonly ListedMatch[], today: string): ListedMatch[] {
  const inOrder = listOrder(matches, { followedOnTop: false })
  return inOrder.toSorted((a, b) => {
    const [dayA, dayB] = [businessDay(a.kickOffAtMs), businessDay(b.kickOffAtMs)]
    if (dayA === dayB) return 0
    if (dayA < today && dayB < today) return dayA > dayB ? -1 : 1
    return Number(dayA < today) - Number(dayB < today) || (dayA < dayB ? -1 : 1)
  })
}

/**
 * What is on comes first, then what is coming, then what is over, newest first, and last what was
 * called off. Followed matches stand above all others when the person wants that.
 */
export function listOrder(
  matches: readonly ListedMatch[],
  { followedOnTop }: { followedOnTop: boolean },
): ListedMatch[] {
  const top = (match: ListedMatch) => (followedOnTop && match.followed ? 0 : 1)
  return matches.toSorted(
    (a, b) =>
      top(a) - top(b) ||
      rankOf(a) - rankOf(b) ||
      (valueOf(a) === 2 ? b.kickOffAtMs - a.kickOffAtMs : a.kickOffAtMs - b.kickOffAtMs) ||
      (a.id < b.id ? -1 : 1),
  )
}

/** The three stages a list has tabs for. A postponed match is still coming, a cancelled one is in none. */
function stageOf(match: ListedMatch): 'live' | 'finished' | 'scheduled' | null {
  const value = valueOf(match)
  if (value !== 0) return value === 1 ? 'live' : 'finished'
  return COMING.has(match.phase) ? 'scheduled' : null
}

const COMING: ReadonlySet<string> = new Set(['scheduled', 'postponed', 'undecided'])

function rankOf(match: ListedMatch): number {
  const value = valueOf(match)
  if (value !== 0) return value === 1 ? 0 : 2
  return isOff(match) ? 3 : 1
}

const valueOf = (match: ListedMatch) =>
  match.sport === 'basketball'
    ? basketballStatus(match.phase).value
    : footballStatus(match.phase).value

const isOff = (match: ListedMatch) =>
  match.sport === 'basketball' ? isBasketballCalledOff(match.phase) : isCalledOff(match.phase)
