import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { MatchReport, PlayReport } from '@linmen/domain/match/match-report.ts'
import type { FeedFixture } from '#feeds/port.ts'

/** One match as this process knows it: its records and what follows from them. */
export interface BoardMatch {
  readonly fixture: FeedFixture
  /** Feed numbers already recorded, so that a repeated report is recognised. */
  readonly seen: Set<number>
  readonly plays: PlayReport[]
  readonly odds: Map<number, OddsOnBoard>
  version: number
  /** The version with which it was over, or 0. */
  overVersion: number
  live: MatchLive
}

/** What one company offered: first, last before kick-off, and last of all. */
export interface OddsOnBoard {
  readonly version: number
  readonly first: OddsTick
  readonly closing: OddsTick | null
  readonly now: OddsTick
}

export type OddsTick = Extract<MatchReport, { kind: 'odds' }>

/** A report with the version it has been given here. */
export interface MatchRecord {
  readonly version: number
  readonly report: MatchReport
}

/**
 * All matches of the days people look at, in memory. It is derived: the records in the database are the
 * truth, and loading them again gives the same board.
 */
export interface Board {
  readonly matches: ReadonlyMap<string, BoardMatch>
  /** The feed's last moment. */
  asOfMs: number
  hasDay(day: string): boolean
  addDay(day: string, matches: readonly BoardMatch[]): void
  day(day: string): readonly BoardMatch[]
  /** Rises with every change of a day's matches. */
  changesOf(day: string): number
  touch(day: string): void
}

// The days around today, and a few older ones that somebody is reading.
const DAYS_KEPT = 14

export function createBoard(): Board {
  const matches = new Map<string, BoardMatch>()
  const days = new Map<string, { list: readonly BoardMatch[]; changes: number }>()
  const oldestBut = (kept: string) => [...days.keys()].filter((day) => day !== kept).toSorted()[0]!
  const drop = (day: string) => {
    for (const match of days.get(day)?.list ?? []) matches.delete(match.fixture.id)
    days.delete(day)
  }
  return {
    matches,
    asOfMs: 0,
    hasDay: (day) => days.has(day),
    addDay: (day, list) => {
      for (const match of list) matches.set(match.fixture.id, match)
      const inOrder = list.toSorted((a, b) => a.fixture.kickOffAtMs - b.fixture.kickOffAtMs)
      days.set(day, { list: inOrder, changes: (days.get(day)?.changes ?? 0) + 1 })
      if (days.size > DAYS_KEPT) drop(oldestBut(day))
    },
    day: (day) => days.get(day)?.list ?? [],
    changesOf: (day) => days.get(day)?.changes ?? 0,
    touch: (day) => {
      const known = days.get(day)
      if (known) known.changes += 1
    },
  }
}

export const emptyMatch = (fixture: FeedFixture): BoardMatch => ({
  fixture,
  seen: new Set(),
  plays: [],
  odds: new Map(),
  version: 0,
  overVersion: 0,
  live: NOTHING_YET,
})
