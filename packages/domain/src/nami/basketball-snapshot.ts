import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballReport } from '#match/basketball/basketball-report.ts'
import { basketballStateOfNami } from './codes.ts'
import { momentNumber } from './moment-number.ts'

/** A basketball match as such a feed sends it: always whole. */
export interface NamiBasketballMatch {
  readonly id: string
  readonly statusCode: number
  /** Points of the quarters; the fifth is all overtimes together, where the feed does not split them. */
  readonly home: readonly number[]
  readonly away: readonly number[]
  readonly secondsLeft: number
  readonly running: boolean
  readonly fouls: Pair
  readonly timeOuts: Pair
  readonly note: string
  readonly updatedAtMs: number
}

/** What differs from the last time, with numbers that stay the same when it is told again. */
export function basketballReportsOf(
  now: NamiBasketballMatch,
  before: NamiBasketballMatch | null,
): BasketballReport[] {
  const periods = periodsOf(now)
  const state = basketballStateOfNami(now.statusCode, periods.length - 4)
  if (!state) return []
  const base = { matchId: now.id, atMs: now.updatedAtMs }
  const reports: BasketballReport[] = []
  if (before?.statusCode !== now.statusCode)
    reports.push({
      ...base,
      seq: momentNumber(now.updatedAtMs, 0),
      kind: 'status',
      ...state,
      ...(now.note && { note: now.note }),
    })
  if (!before || !sameScores(before, now))
    reports.push({
      ...base,
      seq: momentNumber(now.updatedAtMs, 1),
      kind: 'score',
      full: sum(periods),
      periods,
      fouls: now.fouls,
      timeOuts: now.timeOuts,
    })
  if (!before || clockJumped(before, now))
    reports.push({
      ...base,
      seq: momentNumber(now.updatedAtMs, 2),
      kind: 'clock',
      secondsLeft: now.secondsLeft,
      running: now.running,
    })
  return reports
}

/** Periods up to the last one that was begun or has points. */
function periodsOf({ home, away, statusCode }: NamiBasketballMatch): Pair[] {
  const begun = statusCode >= 2 && statusCode <= 8 ? Math.floor(statusCode / 2) : 0
  const scored = Math.max(lastScored(home), lastScored(away))
  const count = Math.max(begun, scored, statusCode === 9 ? 5 : 0)
  return Array.from({ length: count }, (_, at) => ({ home: home[at] ?? 0, away: away[at] ?? 0 }))
}

const lastScored = (points: readonly number[]) => points.findLastIndex((value) => value > 0) + 1

const sum = (periods: readonly Pair[]): Pair => ({
  home: periods.reduce((total, { home }) => total + home, 0),
  away: periods.reduce((total, { away }) => total + away, 0),
})

const sameScores = (a: NamiBasketballMatch, b: NamiBasketballMatch) =>
  a.statusCode === b.statusCode &&
  `${a.home}|${a.away}` === `${b.home}|${b.away}` &&
  `${a.fouls.home}:${a.fouls.away}` === `${b.fouls.home}:${b.fouls.away}` &&
  `${a.timeOuts.home}:${a.timeOuts.away}` === `${b.timeOuts.home}:${b.timeOuts.away}`

// A reader runs the clock by itself; it wants to hear of starts, stops and of being wrong.
const DRIFT_S = 3

function clockJumped(before: NamiBasketballMatch, now: NamiBasketballMatch): boolean {
  if (before.running !== now.running) return true
  const passed = now.running ? (now.updatedAtMs - before.updatedAtMs) / 1000 : 0
  return Math.abs(before.secondsLeft - passed - now.secondsLeft) > DRIFT_S
}
