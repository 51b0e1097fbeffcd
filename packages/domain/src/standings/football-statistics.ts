import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { outcomeOf } from '#history/seen-match.ts'
import type { MatchSheet } from '#sport/fixture.ts'
import { groupedBy } from './grouped.ts'
import { seasonLines } from './line-record.ts'
import { footballPlayed, type FootballPlayed } from './played.ts'

/** What a season looks like so far, in counts; shares follow from them. */
export interface FootballStatistics {
  readonly matches: number
  readonly goals: number
  readonly homeGoals: number
  /** Of the goals in matches whose half-time is known; null where it never is. */
  readonly firstHalfGoals: Share | null
  readonly homeWins: number
  readonly draws: number
  readonly awayWins: number
  /** More than 2.5 goals. */
  readonly over: number
  readonly odd: number
  readonly bothScored: number
  readonly noGoal: number
  /** Matches by number of goals, from 0 to 7 and more. */
  readonly byGoals: readonly number[]
  /** Most frequent results first. */
  readonly scores: readonly { readonly score: string; readonly times: number }[]
  /** Each over the matches in which it was counted, null where nobody did. */
  readonly corners: Share | null
  readonly yellowCards: Share | null
  readonly redCards: Share | null
  /** Against the closing lines, from the home side. */
  readonly lines: ReturnType<typeof seasonLines>
}

interface Share {
  readonly count: number
  readonly of: number
}

const MOST_GOALS = 7
const SCORES_KEPT = 10

export function footballStatistics(sheets: readonly MatchSheet[]): FootballStatistics {
  const played = footballPlayed(sheets)
  const sum = (part: (match: FootballPlayed) => number) =>
    played.reduce((total, match) => total + part(match), 0)
  const times = (claim: (match: FootballPlayed) => boolean) => played.filter(claim).length
  const outcomes = played.map(({ score }) => outcomeOf(score.home - score.away))
  return {
    matches: played.length,
    goals: sum(goalsOf),
    homeGoals: sum(({ score }) => score.home),
    firstHalfGoals: firstHalves(played),
    homeWins: outcomes.filter((outcome) => outcome === 'win').length,
    draws: outcomes.filter((outcome) => outcome === 'draw').length,
    awayWins: outcomes.filter((outcome) => outcome === 'lose').length,
    over: times((match) => goalsOf(match) >= 3),
    odd: times((match) => goalsOf(match) % 2 === 1),
    bothScored: times(({ score }) => score.home > 0 && score.away > 0),
    noGoal: times((match) => goalsOf(match) === 0),
    byGoals: Array.from({ length: MOST_GOALS + 1 }, (_, goals) =>
      times((match) => Math.min(goalsOf(match), MOST_GOALS) === goals),
    ),
    scores: frequentScores(played),
    ...disciplineOf(sheets),
    lines: seasonLines(sheets),
  }
}

const goalsOf = ({ score }: FootballPlayed) => score.home + score.away

function firstHalves(played: readonly FootballPlayed[]): Share | null {
  const known = played.flatMap(({ half, score }) => (half ? { half, score } : []))
  if (known.length === 0) return null
  return { count: added(known.map(({ half }) => half)), of: added(known.map(({ score }) => score)) }
}

const added = (pairs: readonly Pair[]) =>
  pairs.reduce((sum, { home, away }) => sum + home + away, 0)

function frequentScores(played: readonly FootballPlayed[]) {
  return [...groupedBy(played, ({ score }) => `${score.home}:${score.away}`)]
    .map(([score, matches]) => ({ score, times: matches.length }))
    .toSorted((a, b) => b.times - a.times || (a.score < b.score ? -1 : 1))
    .slice(0, SCORES_KEPT)
}

function disciplineOf(sheets: readonly MatchSheet[]) {
  const results = sheets.flatMap(({ result }) =>
    result?.sport === 'football' && result.phase === 'finished' ? result : [],
  )
  const counted = (part: 'corners' | 'yellowCards' | 'redCards'): Share | null => {
    const pairs = results.flatMap((result) => result[part] ?? [])
    return pairs.length > 0 ? { count: added(pairs), of: pairs.length } : null
  }
  return {
    corners: counted('corners'),
    yellowCards: counted('yellowCards'),
    redCards: counted('redCards'),
  }
}
