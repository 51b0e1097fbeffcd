import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Atlas, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { BoxLine, DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { Fixture, MatchResult } from '@linmen/domain/sport/fixture.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'

/**
 * The demo world of one sport. Everything follows from the seed and the arguments: asked twice, today or next year,
 * on this machine or another, it gives the same answer.
 */
export interface SportWorld<Report> {
  readonly sport: Sport
  /** Countries, leagues, and the seasons around a moment: the next, the present and at least two before. */
  atlas(nowMs: number): Atlas
  /** Places are those of the day's morning, or of that of `asOf` where it is earlier. */
  day(
    day: string,
    asOf?: string,
  ): { readonly teams: readonly Team[]; readonly fixtures: readonly Fixture[] }
  /** Null for a season this world does not have. */
  season(seasonId: string): SeasonPlan | null
  /** The same with the numbers of its matches alone: who has other things to do asks for them one by one. */
  outline(seasonId: string): SeasonOutline | null
  /** What its players did is told up to `atMs`; without a moment only who they are. */
  squad(teamId: string, atMs?: number): Squad | null
  /** The announced match behind a number, places as in `day`; null if there is none. */
  fixture(matchId: string, asOf?: string): Fixture | null
  /** How it ends: what the story folds to, without telling it. Fast enough for whole seasons. */
  result(fixture: Fixture): MatchResult
  /** Everything a feed reports about play, in order of time. */
  story(fixture: Fixture): readonly Report[]
  /** Line-ups, absences, weather, figures, text …, in order of time. Exchange money belongs to the market. */
  depth(fixture: Fixture): readonly DepthRecord[]
  /** How every player's line reads at the end of a match that was played: of the depth that alone, without the rest. */
  box?(matchId: string): readonly BoxLine[]
  /** What a bookmaker would know. */
  outlook(fixture: Fixture): Outlook
}

export interface SeasonPlan {
  readonly stages: readonly Stage[]
  readonly teams: readonly Team[]
  readonly fixtures: readonly Fixture[]
}

export interface SeasonOutline extends Pick<SeasonPlan, 'stages' | 'teams'> {
  readonly matchIds: readonly string[]
}

/** A match as the market sees it. */
export interface Outlook {
  readonly fixture: Fixture
  /** Goals or points each side is expected to score over the whole match. */
  readonly expected: Pair
  readonly startMs: number
  /** When the last period ends; what happens to a match that is called off is in `calledOffAtMs`. */
  readonly endMs: number
  readonly calledOffAtMs: number | null
  /** Share of the playing time that is over, 0 to 1. */
  playedShare(atMs: number): number
  scoreAt(atMs: number): Pair
  /** Factor on what each side still scores: a side with ten men less than 1, its opponent more. */
  strengthAt?(atMs: number): Pair
  /** Moments after which prices jump: goals, goals taken back, red cards, ends of quarters. */
  readonly shocks: readonly number[]
}
