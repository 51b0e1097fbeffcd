import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { OddsEnds } from '@linmen/domain/match/list/odds-ends.ts'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'

/** One match as this process knows it: its records and what follows from them. */
export type BoardMatch = FootballOnBoard | BasketballOnBoard

export interface FootballOnBoard extends OnBoard {
  readonly sport: 'football'
  readonly plays: FootballReport[]
  live: MatchLive
}

export interface BasketballOnBoard extends OnBoard {
  readonly sport: 'basketball'
  readonly plays: BasketballReport[]
  live: BasketballLive
}

interface OnBoard {
  fixture: Fixture
  readonly league: League
  readonly home: Team
  readonly away: Team
  /** Feed numbers already taken in, so that a repeated report is recognised. */
  readonly seen: Set<number>
  readonly odds: Map<number, OddsEnds>
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
  days(): readonly string[]
  addDay(day: string, matches: readonly BoardMatch[]): void
  day(day: string): readonly BoardMatch[]
  /** The moment up to which a day is known; later than any cursor once its matches are long over. */
  asOf(day: string): number
  /** Rises with every change of a day's matches. */
  changesOf(day: string): number
  touch(day: string): void
  known(days: readonly string[], asOfMs: number): void
}

interface DayOnBoard {
  readonly list: readonly BoardMatch[]
  readonly changes: number
  readonly asOfMs: number
}

// The days around today, and a few others that somebody is reading.
const DAYS_KEPT = 14

export function createBoard(nowMs: () => number): Board {
  const matches = new Map<string, BoardMatch>()
  const days = new Map<string, DayOnBoard>()
  const change = (day: string, part: (held: DayOnBoard) => Partial<DayOnBoard>) => {
    const held = days.get(day)
    if (held) days.set(day, { ...held, ...part(held) })
  }
  const drop = (day: string) => {
    for (const match of days.get(day)?.list ?? []) matches.delete(match.fixture.id)
    days.delete(day)
  }
  return {
    matches,
    asOfMs: 0,
    hasDay: (day) => days.has(day),
    days: () => [...days.keys()],
    addDay: (day, list) => {
      const { changes = 0, asOfMs = 0 } = days.get(day) ?? {}
      drop(day)
      for (const match of list) matches.set(match.fixture.id, match)
      const inOrder = list.toSorted((a, b) => a.fixture.kickOffAtMs - b.fixture.kickOffAtMs)
      days.set(day, { list: inOrder, changes: changes + 1, asOfMs })
      if (days.size > DAYS_KEPT) drop(furthestBut(day, [...days.keys()], nowMs()))
    },
    day: (day) => days.get(day)?.list ?? [],
    asOf: (day) => days.get(day)?.asOfMs ?? 0,
    changesOf: (day) => days.get(day)?.changes ?? 0,
    touch: (day) => change(day, ({ changes }) => ({ changes: changes + 1 })),
    known: (among, asOfMs) => {
      for (const day of among) change(day, (held) => ({ asOfMs: Math.max(held.asOfMs, asOfMs) }))
    },
  }
}

/** Whatever others open: what is played now stays, and what is furthest from it goes. */
function furthestBut(kept: string, days: readonly string[], nowMs: number): string {
  const distance = (day: string) => Math.abs(businessDaySpan(day).fromMs - nowMs)
  const others = days.filter((day) => day !== kept)
  return others.toSorted((a, b) => distance(b) - distance(a))[0]!
}

/**
 * The newest record on the board; 0 where there is none. The board takes records in without a gap. Reports that follow
 * from a result alone are no records.
 */
export const knownVersion = ({ plays, live }: BoardMatch): number =>
  plays.some(({ seq }) => seq < 0) ? 0 : live.version

export function emptyMatch(on: Pick<OnBoard, 'fixture' | 'league' | 'home' | 'away'>): BoardMatch {
  const { fixture, league, home, away } = on
  const base = { fixture, league, home, away, seen: new Set<number>(), odds: new Map() }
  return fixture.sport === 'football'
    ? { ...base, sport: 'football', plays: [], live: NOTHING_YET }
    : { ...base, sport: 'basketball', plays: [], live: NOTHING_YET_IN_BASKETBALL }
}
