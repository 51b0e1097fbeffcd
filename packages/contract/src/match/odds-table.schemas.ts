import { named, nullable, optional, type House } from '#kit/codec.ts'
import { oddsType } from '#kit/legacy-words.ts'
import { decimal, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pair } from './match-live.schemas.ts'
import { europeanOdds, lineOdds } from './match-odds.schemas.ts'

/** One figure for each result, already rounded for reading. */
const results = shape({
  home: named('win', decimal),
  draw: nullable(decimal),
  away: named('lose', decimal),
})
export type Results = House<typeof results>

const quoted = {
  /** A company's row in this match is found by the company's number. */
  oddsId: id,
  company: named('providerId', int()),
  name: named('providerName', text({ max: 20 })),
  changes: named('changeNum', int()),
  firstAtMs: named('firstTime', moment),
  atMs: named('updateTime', moment),
}

const europeanRow = shape({
  ...quoted,
  first: named('firstOdds', europeanOdds),
  now: named('odds', europeanOdds),
  /** Percent of all stakes that is paid back. */
  returnRate: decimal,
  chances: named('probability', results),
  kelly: results,
})

const lineRow = shape({
  ...quoted,
  first: named('firstOdds', lineOdds),
  now: named('odds', lineOdds),
  firstLabel: named('firstHandicapCn', text({ max: 20 })),
  label: named('handicapCn', text({ max: 20 })),
  returnRate: decimal,
})
export type EuropeanRow = House<typeof europeanRow>
export type LineRow = House<typeof lineRow>

/** The market as a whole: means over the bookmakers, with their number. */
const europeanMean = shape({
  companies: named('providerNum', int()),
  first: named('firstOdds', europeanOdds),
  now: named('odds', europeanOdds),
  returnRate: decimal,
  chances: named('probability', results),
})
/** The line most companies offer, with their mean water. */
const lineMean = shape({
  companies: named('providerNum', int()),
  now: named('odds', lineOdds),
  label: named('handicapCn', text({ max: 20 })),
})

const page = { matchId: id, total: int(), hasNext: flag }

export const europeanTable = shape({
  ...page,
  mean: named('average', nullable(europeanMean)),
  rows: named('oddsList', list(europeanRow)),
})
export const lineTable = shape({
  ...page,
  mean: named('average', nullable(lineMean)),
  rows: named('oddsList', list(lineRow)),
})

const moved = { atMs: named('updateTime', moment), inPlay: named('isRoll', flag) }

const oneCompany = {
  matchId: id,
  company: named('providerId', int()),
  name: named('providerName', text({ max: 20 })),
  total: int(),
  hasNext: flag,
}

/** Every offer of one company, newest first. */
export const europeanHistory = shape({
  ...oneCompany,
  rows: named('oddsList', list(shape({ ...moved, odds: europeanOdds, returnRate: decimal }))),
})
export const lineHistory = shape({
  ...oneCompany,
  rows: named(
    'oddsList',
    list(shape({ ...moved, odds: lineOdds, label: named('handicapCn', text({ max: 20 })) })),
  ),
})
/** Basketball asks for all three markets of a company at once. */
export const wholeHistory = shape({
  ...oneCompany,
  rows: named(
    'oddsList',
    list(shape({ ...moved, european: europeanOdds, asian: lineOdds, overUnder: lineOdds })),
  ),
})

const companyMarkets = shape({
  ...quoted,
  european: shape({ first: europeanOdds, now: europeanOdds }),
  asian: shape({ first: lineOdds, now: lineOdds }),
  overUnder: shape({ first: lineOdds, now: lineOdds }),
})
export const allMarkets = shape({
  matchId: id,
  rows: named('oddsList', list(companyMarkets)),
})

/** Offers made while the match was on, newest first, with the score they were made at. */
export const inPlayOdds = shape({
  matchId: id,
  begun: named('isRoll', flag),
  rows: named(
    'oddsList',
    list(
      shape({
        company: named('providerId', int()),
        name: named('providerName', text({ max: 20 })),
        atMs: named('updateTime', moment),
        clock: named('matchMinute', text({ max: 12 })),
        score: pair,
        european: named('oddsEurope', europeanOdds),
        asian: named('oddsAsia', lineOdds),
        overUnder: named('oddsBigSmall', lineOdds),
      }),
    ),
  ),
})
export type InPlayOdds = House<typeof inPlayOdds>

/** Kelly indices with everything they were computed from. */
export const kellyTable = shape({
  matchId: id,
  /** How the figures are made, to be printed beside them. */
  formula: text({ max: 200 }),
  companies: named('providerNum', int()),
  chances: named('probability', nullable(results)),
  mean: named('averageKelly', nullable(results)),
  dispersion: nullable(results),
  rows: named(
    'matchList',
    list(
      shape({
        company: named('providerId', int()),
        name: named('providerName', text({ max: 20 })),
        odds: europeanOdds,
        returnRate: decimal,
        kelly: results,
        firstKelly: results,
        variance: results,
      }),
    ),
  ),
})
export type KellyTable = House<typeof kellyTable>

const dispersed = shape({ kelly: nullable(results), odds: nullable(results) })
export const dispersionTable = shape({
  matchId: id,
  formula: text({ max: 200 }),
  companies: named('providerNum', int()),
  first: dispersed,
  now: dispersed,
})

/** Tickets per outcome in percent, over time. */
const shares = shape({
  atMs: named('updateTime', moment),
  home: named('win', decimal),
  draw: decimal,
  away: named('lose', decimal),
})
export const betShares = shape({
  matchId: id,
  source: text({ max: 60 }),
  winDrawLose: named('betPercent', nullable(shares)),
  handicap: named('letBetPercent', nullable(shares)),
  /** Where a side is bought more than the market's chance for it explains. */
  heat: nullable(results),
  history: named('betPercentList', list(shares)),
})
export type BetShares = House<typeof betShares>

/** Three prices, or a line and its two: what is compared. */
const comparedPrices = {
  odds: optional(europeanOdds),
  line: named('oddsLine', optional(lineOdds)),
}

/** Past matches that closed at nearly the same prices. */
export const sameOddsTable = shape({
  matchId: id,
  market: named('oddsType', oddsType),
  company: named('providerId', int()),
  name: named('providerName', text({ max: 20 })),
  /** Who offers this market for the match: each of them has a history of its own. */
  companies: named(
    'providerList',
    list(
      shape({
        company: named('providerId', int()),
        name: named('providerName', text({ max: 20 })),
      }),
    ),
  ),
  ...comparedPrices,
  tolerance: decimal,
  scope: text({ max: 60 }),
  counts: named(
    'stat',
    shape({ n: int(), home: named('win', int()), draw: int(), away: named('lose', int()) }),
  ),
  rows: named(
    'matchList',
    list(
      shape({
        matchId: id,
        kickOffAtMs: named('matchTime', moment),
        league: named('leagueName', text({ max: 20 })),
        home: named('homeName', text({ max: 40 })),
        away: named('awayName', text({ max: 40 })),
        score: pair,
        ...comparedPrices,
        result: optional(text({ max: 2 })),
      }),
    ),
  ),
})
export type SameOddsTable = House<typeof sameOddsTable>
