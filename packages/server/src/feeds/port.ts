import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Atlas, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { BoxLine, DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { ClosingOdds, Fixture, MatchResult } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'

/**
 * A source of sports data: simulator, recorded files, a commercial feed. It may repeat itself, be late, mix up the
 * order and contradict itself: what it says carries its own numbers, and whoever reads sorts it out.
 */
export interface SportsFeed {
  readonly name: string
  /** Shown on every screen when true. */
  readonly demo: boolean
  /** Countries, leagues, seasons and stages. May grow. */
  atlas(): Promise<Atlas>
  /** All matches of one business day, with the teams that play them. The same day asked twice may have grown. */
  day(sport: Sport, day: string): Promise<DaySheet>
  /** A whole season: who takes part, all fixtures, and how those ended that are over. */
  season(seasonId: string): Promise<SeasonSheet>
  squad(teamId: string): Promise<Squad>
  /** The team of a player nobody has heard of yet, where the source's own numbers tell. */
  teamOfPlayer?(playerId: string): string | null
  /** Everything said about play and by the headline companies about matches of these days in (after, until]. */
  reports(days: readonly string[], afterMs: number, untilMs: number): Promise<FeedBatch>
  /** How the matches of a day that is long over ended, with a few prices of the main company: a batch without the play. */
  endings?(day: string): Promise<FeedBatch>
  /** What is said in depth about one match in (after, until]: line-ups, figures, text, all companies' odds. */
  depth(matchId: string, afterMs: number, untilMs: number): Promise<DepthBatch>
  /** The final lines of the players in those of these matches that are over, where they can be had without the rest. */
  boxes?(matchIds: readonly string[]): Promise<readonly FinalBox[]>
  /** Gets ready to be read about these days at once. For a process that stands by to take over. */
  warm?(days: readonly string[]): Promise<void>
  /** Nothing is asked any more. */
  close?(): Promise<void>
}

export interface DaySheet {
  readonly teams: readonly Team[]
  readonly fixtures: readonly Fixture[]
}

export interface SeasonSheet extends DaySheet {
  readonly stages: readonly Stage[]
  readonly results: readonly FeedResult[]
}

export interface FeedResult {
  readonly matchId: string
  readonly result: MatchResult
  readonly closing: ClosingOdds | null
}

export interface FeedBatch {
  /** The feed has spoken up to this moment; it stands still when the feed does. */
  readonly asOfMs: number
  readonly football: readonly FootballReport[]
  readonly basketball: readonly BasketballReport[]
  readonly odds: readonly OddsTick[]
}

export interface FinalBox {
  readonly matchId: string
  readonly lines: readonly BoxLine[]
}

export interface DepthBatch {
  readonly records: readonly DepthRecord[]
  readonly odds: readonly OddsTick[]
}
