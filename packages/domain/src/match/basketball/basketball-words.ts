import type { BackToBackFlags } from '@linmen/contract/match/back-to-back.schemas.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { clockText, secondsLeftAt } from './basketball-clock.ts'
import { causeOfBasketball } from './basketball-merge.ts'
import {
  basketballStatus,
  isBasketballFinished,
  isBasketballLive,
  periodOf,
} from './basketball-status.ts'

/** Whether there is a score to show: a match that was broken off keeps the one it had. */
export const hasBasketballScore = ({ phase, periods }: BasketballLive) =>
  isBasketballLive(phase) ||
  isBasketballFinished(phase) ||
  (phase === 'interrupted' && periods.length > 0)

/** Both quarters before the break together; null until they are over. */
export function halfScore({ phase, periods }: BasketballLive): Pair | null {
  const [first, second] = periods
  if (!first || !second) return null
  const over = periods.length > 2 || phase === 'halfTime' || isBasketballFinished(phase)
  return over ? { home: first.home + second.home, away: first.away + second.away } : null
}

/** The head of a period's column: 一 to 四, then 加1, 加2. */
export const periodHead = (period: number) =>
  period > 4 ? `加${period - 4}` : '一二三四'.charAt(period - 1)

/** Why the quarters of an ended match do not make its sum: 加时, 2加时; null where they do. */
export function overtimeMark({ phase, periods }: Pick<BasketballLive, 'phase' | 'periods'>) {
  const overtimes = periods.length - 4
  if (!isBasketballFinished(phase) || overtimes < 1) return null
  return overtimes === 1 ? '加时' : `${overtimes}加时`
}

/** The period that is being played or was just ended; null before, after and at half-time. */
export const currentPeriod = (live: Pick<BasketballLive, 'phase'>) => periodOf(live.phase)

/** A narrow chip: `三 4:21`, `三 完`, `中场`; null before and after play. */
export function shortChipText(
  live: Pick<BasketballLive, 'phase' | 'pause' | 'secondsLeft' | 'runningFromMs'>,
  nowMs: number,
): string | null {
  if (!isBasketballLive(live.phase)) return null
  const period = periodOf(live.phase)
  if (period === null) return basketballStatus(live.phase).desc
  const head = periodHead(period)
  if (live.pause) return `${head} 完`
  if (live.runningFromMs === null && live.secondsLeft === 0)
    return basketballStatus(live.phase).desc
  return `${head} ${clockText(secondsLeftAt(live, nowMs)).replace(/^0/, '')}`
}

/** A place in a list: `[5]`, or `[东5]` where each conference counts for itself. */
export const placeMark = (rank: number, conference = ''): string =>
  `[${conference.charAt(0)}${rank}]`

/** The tag of a team that plays on consecutive days. */
export function backToBackTag(flags: BackToBackFlags): '三连战' | '背靠背' | null {
  if (flags.backToBackThree) return '三连战'
  return flags.backToBack || flags.backToBackTwo ? '背靠背' : null
}

/**
 * What is said to people who listen. Baskets come every few seconds, so only the end of a period, the break,
 * the end and points taken back are told; null is silence.
 */
export function spokenBasketball(
  before: BasketballLive,
  after: BasketballLive,
  names: { home: string; away: string },
): string | null {
  const word = basketballNews(before, after) ?? periodBegun(before, after)
  const { home, away } = after.score
  return word && `${word}，${names.away} ${away} 比 ${home} ${names.home}`
}

/** What of a match is worth looking up for: 更正, 第1节结束, 中场, 完场; null for anything else. */
export function basketballNews(before: BasketballLive, after: BasketballLive): string | null {
  if (causeOfBasketball(before, after) === 'correction') return '更正'
  // The last basket of a period may come together with its end.
  if (before.phase === after.phase && before.pause === after.pause) return null
  const { desc } = basketballStatus(after.phase)
  if (periodOf(after.phase) === null) return desc
  return after.pause ? `${desc}结束` : null
}

const periodBegun = (before: BasketballLive, after: BasketballLive): string | null =>
  periodOf(after.phase) === null || after.pause || after.phase === before.phase
    ? null
    : `${basketballStatus(after.phase).desc}开始`

/** What a highlighted row says of a correction. */
export const correctionLine = (points: number, player?: string) =>
  `得分更正　-${points}${player ? ` ${player}` : ''}`

/** Away first, as basketball is read. */
export const scoreText = ({ home, away }: Pair) => `${away}-${home}`
