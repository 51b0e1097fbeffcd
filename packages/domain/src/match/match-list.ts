import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { isCalledOff, isFinished, isLive } from './football-status.ts'

export type ListTab = 'all' | 'live' | 'finished' | 'scheduled' | 'followed'

/** What putting a match into a list depends on. */
export interface ListedMatch {
  readonly id: string
  readonly leagueId: string
  readonly kickOffAtMs: number
  readonly lotteries: readonly LotteryGame[]
  readonly phase: FootballPhase
  readonly followed: boolean
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

export function inTab(match: ListedMatch, tab: ListTab): boolean {
  if (tab === 'all') return true
  if (tab === 'followed') return match.followed
  return tab === stageOf(match.phase)
}

export function tabCounts(matches: readonly ListedMatch[]): Record<ListTab, number> {
  const counts = { all: matches.length, live: 0, finished: 0, scheduled: 0, followed: 0 }
  for (const match of matches) {
    counts[stageOf(match.phase)] += 1
    if (match.followed) counts.followed += 1
  }
  return counts
}

/**
 * What is on comes first, then what is coming, then what was called off, then what is over, newest
 * first. Followed matches stand above all others when the person wants that.
 */
export function listOrder(
  matches: readonly ListedMatch[],
  { followedOnTop }: { followedOnTop: boolean },
): ListedMatch[] {
  const top = (match: ListedMatch) => (followedOnTop && match.followed ? 0 : 1)
  return matches.toSorted(
    (a, b) =>
      top(a) - top(b) ||
      rankOf(a.phase) - rankOf(b.phase) ||
      (isFinished(a.phase) ? b.kickOffAtMs - a.kickOffAtMs : a.kickOffAtMs - b.kickOffAtMs) ||
      (a.id < b.id ? -1 : 1),
  )
}

/** The three stages a list has tabs for. A match that was called off waits among the coming ones. */
function stageOf(phase: FootballPhase): 'live' | 'finished' | 'scheduled' {
  if (isLive(phase)) return 'live'
  return isFinished(phase) ? 'finished' : 'scheduled'
}

function rankOf(phase: FootballPhase): number {
  if (isLive(phase)) return 0
  if (isFinished(phase)) return 3
  return isCalledOff(phase) ? 2 : 1
}
