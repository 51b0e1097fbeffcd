import { named, optional, type House } from '#kit/codec.ts'
import { decimal, int, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { listedExpert } from './expert.schemas.ts'

/** Hits of the last ten, the current run, a month's return, and what is left of it without luck. */
export const rankKind = words({ hits: 1, streak: 2, profit: 3, strength: 4 })
export type RankKind = House<typeof rankKind>

/** The return without luck: percent, and between which values it lies 95 times of 100. */
const strength = shape({
  percent: named('adjustedRate', decimal),
  low: named('lowRate', decimal),
  high: named('highRate', decimal),
})

const closing = shape({
  percent: named('closingRate', decimal),
  picks: named('closingCount', int()),
})

export const rankedExpert = shape({
  expert: named('expertInfo', listedExpert),
  /** Nothing while the sample is too small to be ranked. */
  place: named('rank', optional(int({ min: 1 }))),
  picks: named('planCount', int()),
  /** Return of a flat stake over everything that is counted, in percent. */
  rawReturn: named('profitRatio', optional(decimal)),
  strength: named('strength', optional(strength)),
  /** How much better the prices were than the market's last before play, and over how many picks that is known. */
  closing: named('closingLine', optional(closing)),
})
export type RankedExpert = House<typeof rankedExpert>

/** The last 7, 15 or 30 days, or everything. */
export const ratioPeriod = words({ week: 1, fortnight: 2, month: 3, ever: 4 })
export type RatioPeriod = House<typeof ratioPeriod>

export const winRatio = shape({
  expert: named('expertInfo', listedExpert),
  picks: named('openCount', int()),
  hits: named('winCount', int()),
  percent: named('winRatio', decimal),
  /** Return of a flat stake in percent. */
  profit: named('profitRatio', decimal),
})
export type WinRatio = House<typeof winRatio>

/** What an expert has shown in one league. */
export const leagueRecord = shape({
  league: named('leagueName', text({ max: 60 })),
  picks: named('openCount', int()),
  hits: named('winCount', int()),
  pushes: named('drawCount', int()),
  profit: named('profitRatio', decimal),
  /** Of all picks of the expert, in percent. */
  share: named('proportion', decimal),
})
export type LeagueRecord = House<typeof leagueRecord>

/** Which plans a league record is made of. */
export const gameType = words({
  all: 'all',
  football: '1',
  basketball: '2',
  single: 'single',
  handicap: 'handicap',
  overUnder: 'over-under',
})
export type GameType = House<typeof gameType>
