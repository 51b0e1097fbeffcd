import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { StoryLine } from '@linmen/contract/match/basketball-story.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { secondsLeftAt } from './basketball-clock.ts'
import {
  basketballStatus,
  isBasketballFinished,
  periodOf,
  phaseOfPeriod,
} from './basketball-status.ts'
import { periodHead } from './basketball-words.ts'

const QUARTERS = 4
const OVERTIME_SECONDS = 300

/** A line, and whose points it tells. */
export interface StoryRow extends StoryLine {
  readonly scored: Side | null
}

/** All lines, newest first. A line scores when the score after it is higher than after the one before. */
export function storyRows(
  periods: readonly { readonly lines: readonly StoryLine[] }[],
): StoryRow[] {
  const lines = periods.flatMap((period) => period.lines)
  return lines.map((line, at) => ({
    ...line,
    scored: whoScored(lines[at + 1]?.score ?? { home: 0, away: 0 }, line.score),
  }))
}

/** The ends of all periods a chart shows: four quarters, and the overtimes that were begun, which have little room. */
export function chartPeriods(
  quarterSeconds: number,
  begun: number,
): { readonly end: number; readonly name: string }[] {
  const count = Math.max(QUARTERS, begun)
  return Array.from({ length: count }, (_, at) => ({
    end: endOf(quarterSeconds, at + 1),
    name: at < QUARTERS ? basketballStatus(phaseOfPeriod(at + 1)).desc : periodHead(at + 1),
  }))
}

/** Seconds of play so far; null when nothing is or was played, or all is over. */
export function playedSeconds(
  live: BasketballLive,
  quarterSeconds: number,
  nowMs: number,
): number | null {
  if (live.phase === 'scheduled' || isBasketballFinished(live.phase)) return null
  if (live.phase === 'halfTime') return endOf(quarterSeconds, 2)
  const period = periodOf(live.phase) ?? live.periods.length
  if (period === 0) return null
  const left = live.pause ? 0 : secondsLeftAt(live, nowMs)
  return endOf(quarterSeconds, period) - left
}

interface Names {
  readonly home: string
  readonly away: string
}

/** `湖人 +4` for the leader, or `平分`. */
export function leadWords({ home, away }: Pair, names: Names): string {
  if (home === away) return '平分'
  return home > away ? `${names.home} +${home - away}` : `${names.away} +${away - home}`
}

/** `最大领先 湖人 +9 · 掘金 +6`; null before anybody led. */
export function biggestWords(biggest: Pair, names: Names): string | null {
  if (biggest.home === 0 && biggest.away === 0) return null
  const of = (side: Side) =>
    biggest[side] === 0 ? `${names[side]} 未领先` : `${names[side]} +${biggest[side]}`
  return `最大领先 ${of('home')} · ${of('away')}`
}

const endOf = (quarterSeconds: number, period: number) =>
  Math.min(period, QUARTERS) * quarterSeconds + Math.max(0, period - QUARTERS) * OVERTIME_SECONDS

function whoScored(before: Pair, after: Pair): Side | null {
  if (after.home > before.home) return 'home'
  return after.away > before.away ? 'away' : null
}
