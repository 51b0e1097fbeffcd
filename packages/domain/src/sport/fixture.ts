import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { League, Referee, Team } from './atlas.ts'

/** A match as it was announced. */
export interface Fixture {
  readonly id: string
  readonly sport: Sport
  readonly leagueId: string
  readonly seasonId: string
  readonly stageId: string
  /** Counted within the season; null where a stage has no rounds. */
  readonly round: number | null
  /** `第12轮`, `半决赛 首回合` */
  readonly roundName: string
  /** `A` in a group stage, a conference in a divided league. */
  readonly group: string | null
  readonly homeId: string
  readonly awayId: string
  /** The business day, noon to noon in Beijing. */
  readonly day: string
  readonly kickOffAtMs: number
  readonly neutral: boolean
  /** Places in their tables on the morning of the match; null where there is no table. */
  readonly ranks: { readonly home: number | null; readonly away: number | null }
  readonly referee: Referee | null
  readonly lottery: LotteryPlaces
  readonly media: { readonly video: boolean; readonly cartoon: boolean }
  /** The match whose score is added to this one's. */
  readonly firstLegId: string | null
  /** Nobody knows of this match before: a draw after earlier rounds, a new date. Absent: from the beginning. */
  readonly announcedAtMs?: number
}

/** Where the national games carry a match. Information only. */
export interface LotteryPlaces {
  /** 竞彩 `周三001`, with the whole-goal handicap added to the home score. */
  readonly single: { readonly number: string; readonly handicap: number } | null
  /** 北单: number inside an issue. */
  readonly beijing: { readonly issue: string; readonly number: number } | null
  /** 14 场 / 任九: place 1 to 14 inside an issue. */
  readonly pool: { readonly issue: string; readonly place: number } | null
}

/** How a match ended. `full` is ninety minutes in football and everything in basketball. */
export type MatchResult = FootballResult | BasketballResult

/** What a source does not count is absent: nought would be a claim. */
export interface FootballCounts {
  readonly full: Pair
  readonly half?: Pair
  readonly extra?: Pair
  readonly penalties?: Pair
  readonly corners?: Pair
  readonly yellowCards?: Pair
  readonly redCards?: Pair
}

export interface FootballResult extends FootballCounts {
  readonly sport: 'football'
  readonly phase: FootballPhase
}

export interface BasketballResult {
  readonly sport: 'basketball'
  readonly phase: BasketballPhase
  readonly full: Pair
  /** Quarters, then overtimes. */
  readonly periods: readonly Pair[]
}

/** The last prices of the house's main company before kick-off. */
export interface ClosingOdds {
  readonly european: EuropeanOdds
  readonly asian: LineOdds
  readonly overUnder: LineOdds
}

/** A match with everything a history needs: who, when, how it ended and what the market thought. */
export interface MatchSheet {
  readonly fixture: Fixture
  readonly league: League
  readonly home: Team
  readonly away: Team
  /** Null until it is over. */
  readonly result: MatchResult | null
  readonly closing: ClosingOdds | null
}
