import { percentOf } from '#standings/percent.ts'
import type { SeenMatch } from './seen-match.ts'
import { resultStreak, type ResultWord } from './streak.ts'
import { meanOf, recordOf, sharesOf, type RecordShares, type TeamRecord } from './team-record.ts'

/** Recent form of one team, from its matches newest first. */
export interface TeamForm {
  readonly record: TeamRecord
  readonly shares: RecordShares
  /** Newest first. */
  readonly outcomes: readonly ResultWord[]
  /** Two or more alike up to now; null otherwise. */
  readonly streak: { readonly word: ResultWord; readonly length: number } | null
  /** Matches without defeat up to now. */
  readonly unbeaten: number
  /** Whole percentages. */
  readonly unbeatenRate: number
  readonly cleanSheets: number
  readonly blanks: number
  readonly scoredMean: number
  readonly concededMean: number
}

export function formOf(matches: readonly SeenMatch[]): TeamForm {
  const record = recordOf(matches)
  const streak = resultStreak(matches)
  const beaten = matches.findIndex(({ outcome }) => outcome === 'lose')
  return {
    record,
    shares: sharesOf(record),
    outcomes: matches.map(({ outcome }) => outcome),
    streak: streak && streak.now > 0 ? { word: streak.word, length: streak.now } : null,
    unbeaten: beaten === -1 ? matches.length : beaten,
    unbeatenRate: percentOf(record.win + record.draw, record.played),
    cleanSheets: matches.filter(({ conceded }) => conceded === 0).length,
    blanks: matches.filter(({ scored }) => scored === 0).length,
    scoredMean: meanOf(record.scored, record.played),
    concededMean: meanOf(record.conceded, record.played),
  }
}
