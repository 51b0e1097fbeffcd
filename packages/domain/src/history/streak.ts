import type { SeenMatch } from './seen-match.ts'

/** The same thing again and again, up to the newest match, and the longest such run there was. */
export interface Streak<Word extends string> {
  readonly word: Word
  /** 0 when the newest matches differ: one match is no streak. */
  readonly now: number
  readonly longest: number
}

export type ResultWord = 'lose' | 'draw' | 'win'
export type HandicapWord = 'lose' | 'win'
export type TotalWord = 'under' | 'over'

/** Matches newest first. Null when nothing was played. */
export const resultStreak = (matches: readonly SeenMatch[]): Streak<ResultWord> | null =>
  streakOf(matches.map(({ outcome }) => outcome))

/** Stakes that come back neither continue nor end a streak. */
export const handicapStreak = (matches: readonly SeenMatch[]): Streak<HandicapWord> | null =>
  streakOf(matches.flatMap(({ handicap }) => (handicap ? (handicap > 0 ? 'win' : 'lose') : [])))

export const totalStreak = (matches: readonly SeenMatch[]): Streak<TotalWord> | null =>
  streakOf(matches.flatMap(({ over }) => (over ? (over > 0 ? 'over' : 'under') : [])))

const SHORTEST = 2

/** The word is that of the newest match; `longest` counts runs of the same word only. */
export function streakOf<Word extends string>(words: readonly Word[]): Streak<Word> | null {
  const word = words[0]
  if (word === undefined) return null
  let run = 0
  let longest = 0
  for (const each of words) {
    run = each === word ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const first = words.findIndex((each) => each !== word)
  const now = first === -1 ? words.length : first
  return { word, now: now < SHORTEST ? 0 : now, longest }
}
