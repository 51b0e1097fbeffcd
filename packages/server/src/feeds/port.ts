import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import type { MatchReport } from '@linmen/domain/match/match-report.ts'

/**
 * A source of football data. It may repeat itself, be late and mix up the order: reports carry the
 * feed's own numbers, and whoever reads them sorts it out.
 */
export interface MatchFeed {
  readonly name: string
  /** All matches of one business day. The same day asked twice may have grown. */
  fixtures(day: string): Promise<readonly FeedFixture[]>
  /** Reports about matches of these days made after one moment, up to and including another. */
  reports(days: readonly string[], afterMs: number, untilMs: number): Promise<FeedBatch>
}

export interface FeedBatch {
  /** The feed has spoken up to this moment; it stands still when the feed does. */
  readonly asOfMs: number
  readonly reports: readonly MatchReport[]
}

export interface FeedFixture {
  readonly id: string
  readonly league: FeedLeague
  readonly home: FeedTeam
  readonly away: FeedTeam
  readonly day: string
  readonly kickOffAtMs: number
  readonly neutral: boolean
  readonly number: string | null
  readonly lotteries: readonly LotteryGame[]
}

export interface FeedLeague {
  readonly id: string
  readonly name: string
  readonly letter: string
  readonly colour: string
  readonly hot: boolean
}

export interface FeedTeam {
  readonly id: string
  readonly name: string
  readonly rank: number | null
}
