import type { SeenMatch } from './seen-match.ts'
import { handicapStreak, resultStreak, totalStreak, type Streak } from './streak.ts'

export type ExtremityKind = 'result' | 'handicap' | 'total'

/** What a record is asked for by: 7 results, 8 handicaps, whatever else totals. */
export const extremityKind = (type: number): ExtremityKind => KINDS[type] ?? 'total'

/** Words of a kind in the order of their codes: `homeType` 0 is the first. */
export const extremityWords = (type: number): readonly string[] => WORDS[extremityKind(type)]

/** 9 asks for streaks that are still going on rather than for a kind of result. */
export const isContinuing = (type: number): boolean => type === CONTINUING
export const CONTINUING_LABEL = '延续中'

/** Current and longest streak of one side; `code` is the place of the word among `extremityWords`. */
export interface ExtremeSide {
  readonly now: number
  readonly extreme: number
  readonly code: number
}

export interface ExtremityRecord {
  readonly home: ExtremeSide
  readonly away: ExtremeSide
  readonly shown: 'home' | 'away' | 'both'
}

/** Records of both sides in one kind, from their matches newest first. */
export function extremityOf(
  kind: ExtremityKind,
  home: readonly SeenMatch[],
  away: readonly SeenMatch[],
): ExtremityRecord {
  const [one, two] = [sideOf(kind, home), sideOf(kind, away)]
  return { home: one, away: two, shown: shownSides(one.now, two.now) }
}

/** If only one side has a current streak, only that side is shown. */
export function shownSides(homeNow: number, awayNow: number): ExtremityRecord['shown'] {
  if (homeNow > 0 && awayNow === 0) return 'home'
  return awayNow > 0 && homeNow === 0 ? 'away' : 'both'
}

const CONTINUING = 9
const KINDS: Readonly<Record<number, ExtremityKind>> = { 7: 'result', 8: 'handicap' }
const WORDS: Record<ExtremityKind, readonly string[]> = {
  result: ['负', '平', '胜'],
  handicap: ['输', '赢'],
  total: ['小球', '大球'],
}
const CODES: Record<ExtremityKind, readonly string[]> = {
  result: ['lose', 'draw', 'win'],
  handicap: ['lose', 'win'],
  total: ['under', 'over'],
}
const STREAKS: Record<ExtremityKind, (matches: readonly SeenMatch[]) => Streak<string> | null> = {
  result: resultStreak,
  handicap: handicapStreak,
  total: totalStreak,
}

function sideOf(kind: ExtremityKind, matches: readonly SeenMatch[]): ExtremeSide {
  const streak = STREAKS[kind](matches)
  if (!streak) return { now: 0, extreme: 0, code: 0 }
  return { now: streak.now, extreme: streak.longest, code: CODES[kind].indexOf(streak.word) }
}
