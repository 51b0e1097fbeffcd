import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'

/**
 * What a feed knows about one match beyond score and odds. Records are appended, never changed; where a kind
 * describes a state (line-up, statistics, weather, box score …) the newest record of its key is the truth.
 */
export type DepthRecord = DepthBody & {
  readonly matchId: string
  /** The feed's own numbering within the match and kind. */
  readonly seq: number
  readonly atMs: number
}

export type DepthBody =
  | Lineup
  | Absence
  | Weather
  | Statistics
  | Momentum
  | TextLine
  | Shot
  | Information
  | BoxLine
  | Volume
  | Trade
  | BetShare

/** One side's eleven or five. The newest of a side counts. */
export interface Lineup {
  readonly kind: 'lineup'
  readonly side: Side
  readonly confirmed: boolean
  /** `4-3-3`; empty in basketball. */
  readonly formation: string
  readonly coach: string
  readonly starters: readonly LineupPlayer[]
  readonly bench: readonly LineupPlayer[]
}

export interface LineupPlayer {
  readonly playerId: string
  readonly name: string
  readonly shirt: number
  readonly position: string
  readonly captain: boolean
  /** Place on the own half, 0 to 100: across from the left, forward from the own goal. */
  readonly x: number
  readonly y: number
  /** Marks from 3.0 to 10.0 once the match is over; null before. */
  readonly rating: number | null
}

export interface Absence {
  readonly kind: 'absence'
  readonly side: Side
  readonly playerId: string
  readonly player: string
  readonly position: string
  readonly reason: 'injury' | 'suspension' | 'doubtful' | 'rest'
  readonly detail: string
  readonly sinceDay: string
  readonly untilDay: string | null
}

/** Who is missing, in the words of the contract. */
export const absenceEntry = ({ playerId, player, position, reason, detail, ...days }: Absence) => ({
  ...{ playerId, name: player, position, reason, detail },
  ...{ sinceDay: days.sinceDay, untilDay: days.untilDay },
})

export interface Weather {
  readonly kind: 'weather'
  readonly text: string
  readonly temperatureC: number
  readonly humidity: number
  readonly windMs: number
}

/** All figures of a period at this moment. The newest of a period counts. */
export interface Statistics {
  readonly kind: 'statistics'
  readonly period: 'all' | 'first' | 'second' | PlayPeriod
  readonly figures: Readonly<Record<string, Pair>>
}

/** Quarters of basketball, from 5 on its overtimes. */
export type PlayPeriod = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Who presses in this minute: −100 away, 100 home. */
export interface Momentum {
  readonly kind: 'momentum'
  readonly minute: number
  readonly value: number
}

export interface TextLine {
  readonly kind: 'text'
  /** `67'`, `第3节 04:12`, `赛前` */
  readonly clock: string
  readonly side: Side | null
  readonly text: string
  /** Goals, cards, periods: shown in bold. */
  readonly important: boolean
  /** The score after it. */
  readonly score: Pair
  /** What it counts for single players beyond reports of play, once for each time; absent where a feed does not. */
  readonly counts?: readonly Counted[]
}

/** One figure of one player goes up by one. */
export interface Counted {
  readonly playerId: string
  readonly figure: string
}

export interface Shot {
  readonly kind: 'shot'
  readonly side: Side
  readonly playerId: string
  readonly player: string
  /** Minute, or seconds played in basketball. */
  readonly at: number
  /** Minutes of stoppage time, where a feed tells them. */
  readonly added?: number
  /** 0 to 100 towards the goal or basket attacked, and across. */
  readonly x: number
  readonly y: number
  readonly outcome: 'goal' | 'saved' | 'missed' | 'blocked' | 'post' | 'made'
  /** Expected goals in 1/100, or the points a basket was worth. */
  readonly worth: number
}

/** 情报: something in favour of or against a side. */
export interface Information {
  readonly kind: 'information'
  readonly side: Side | null
  readonly tone: 'good' | 'bad' | 'neutral'
  readonly title: string
  readonly text: string
}

/** One basketball player's line. The newest of a player counts. */
export interface BoxLine {
  readonly kind: 'box'
  readonly side: Side
  readonly playerId: string
  readonly player: string
  readonly starter: boolean
  readonly onCourt: boolean
  readonly figures: Readonly<Record<string, number>>
}

/** Money matched on the exchange so far, in whole yuan, and the last price in hundredths. */
export interface Volume {
  readonly kind: 'volume'
  readonly home: Stake
  readonly draw: Stake | null
  readonly away: Stake
}

export interface Stake {
  readonly amount: number
  readonly price: number
}

export interface Trade {
  readonly kind: 'trade'
  readonly outcome: 'home' | 'draw' | 'away'
  readonly action: 'back' | 'lay'
  readonly price: number
  readonly amount: number
}

/** Share of tickets per outcome in tenths of a percent; each game adds up to 1000. */
export interface BetShare {
  readonly kind: 'betShare'
  readonly game: 'winDrawLose' | 'handicap'
  readonly home: number
  readonly draw: number
  readonly away: number
}
