import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { isListedScore, MOST_GOALS } from '#settlement/markets.ts'
import { poolMark, resultMark, type PlayedMatch } from './pool-draw.ts'

/** What the five games of 北单 say about one match. */
export interface BeijingDraw {
  /** 胜平负 with the whole handicap added to the home score. */
  readonly result: '3' | '1' | '0'
  /** 0 to 6, and 7 for seven or more. */
  readonly goals: number
  /** 半全场 `31`; null where no half-time score is known. */
  readonly halfFull: string | null
  /** `上单`: three goals or more is 上, an odd number is 单. */
  readonly upDown: '上单' | '上双' | '下单' | '下双'
  /** `2:1`, or `胜其它` for a score that is not listed. */
  readonly score: string
}

/** Null while the match is open, `void` when it is not decided by play: then every pick counts, at a prize of 1. */
export function beijingDraw(
  match: PlayedMatch & { readonly half?: Pair },
  handicap: number,
): BeijingDraw | 'void' | null {
  const mark = poolMark(match)
  if (mark === null) return null
  if (mark === '*') return 'void'
  const { full, half } = match
  const goals = full.home + full.away
  return {
    result: resultMark(full.home + handicap - full.away),
    goals: Math.min(goals, MOST_GOALS),
    halfFull: half ? `${resultMark(half.home - half.away)}${mark}` : null,
    upDown: `${goals >= 3 ? '上' : '下'}${goals % 2 === 1 ? '单' : '双'}`,
    score: isListedScore(full.home, full.away) ? `${full.home}:${full.away}` : `${WORD[mark]}其它`,
  }
}

/**
 * The prize per unit before the 65 % that are paid out (SP), in millionths as it is settled: all tickets over those
 * that were right. Nobody right, or a void match, is 1.
 */
export function specialPrize(tickets: readonly number[], winner: number | 'void'): number {
  const right = winner === 'void' ? 0 : (tickets[winner] ?? 0)
  if (right <= 0) return MILLION
  const all = tickets.reduce((sum, each) => sum + each, 0)
  return Math.round((MILLION * all) / right)
}

/** As it is shown: two decimals, cut. */
export const specialPrizeText = (millionths: number): string =>
  (Math.floor(millionths / 10_000) / 100).toFixed(2)

const MILLION = 1_000_000
const WORD = { '3': '胜', '1': '平', '0': '负' } as const
