import { named, nullable, optional, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pair } from '#match/match-live.schemas.ts'
import { lineOdds } from '#match/match-odds.schemas.ts'
import { whyMissing } from './why-missing.ts'

const outcome = words({ home: 3, draw: 1, away: 0 })

/** Chances in percent. */
const chances = shape({ home: named('win', decimal), draw: decimal, away: named('lose', decimal) })

const match = {
  matchId: id,
  leagueName: text({ max: 40 }),
  home: named('homeName', text({ max: 40 })),
  away: named('awayName', text({ max: 40 })),
  kickOffAtMs: named('matchTime', moment),
}

const predicted = {
  predictionId: id,
  ...match,
  /** It was written down at this moment, before kick-off, and never changed. */
  madeAtMs: named('createTime', moment),
  chances: named('probability', chances),
  market: named('marketProbability', nullable(chances)),
  /** Whose prices these are; older predictions do not tell. */
  marketName: optional(text({ max: 20 })),
  pick: named('predictResult', outcome),
  /** Known once the match is over. */
  score: nullable(pair),
  hit: named('isHit', nullable(flag)),
}
const brief = shape(predicted)

/** Reckoned afterwards from what was known before kick-off; everything else was written down before it. */
const backtest = named('isBacktest', flag)
const predictionBrief = shape({ ...predicted, backtest })
export type PredictionBrief = House<typeof predictionBrief>

const calibrated = {
  /** Mean distance between what was said and what came. */
  calibrationError: nullable(decimal),
  calibration: named(
    'calibrationList',
    list(
      shape({
        forecast: named('probability', decimal),
        came: named('actual', decimal),
        n: named('num', int()),
      }),
    ),
  ),
}

/** How good the model was so far, beside the market on the same matches. */
const record = shape({
  matches: named('matchNum', int()),
  hits: named('hitNum', int()),
  rps: nullable(decimal),
  marketRps: nullable(decimal),
  ...calibrated,
})

export const predictionPage = shape({
  modelName: text({ max: 20 }),
  method: text({ max: 300 }),
  record,
  predictions: named('dataList', list(brief)),
  hasNext: flag,
})

export const predictionList = shape({ predictions: named('dataList', list(predictionBrief)) })

/** How the predictions of one league fared beside the market. */
export const leagueScore = shape({
  leagueId: id,
  leagueName: text({ max: 40 }),
  matches: named('matchNum', int()),
  hits: named('hitNum', int()),
  backtested: named('backtestNum', int()),
  rps: nullable(decimal),
  marketRps: nullable(decimal),
  logLoss: nullable(decimal),
  marketLogLoss: nullable(decimal),
})

const contestant = shape({
  hits: named('hitNum', int()),
  rps: nullable(decimal),
  logLoss: nullable(decimal),
  ...calibrated,
})
const bounds = { low: decimal, high: decimal }

/** Model and market over the same matches of a league and a period. */
export const modelRecord = shape({
  leagues: named(
    'leagueList',
    list(shape({ leagueId: id, leagueName: text({ max: 40 }), matches: named('matchNum', int()) })),
  ),
  /** First and last kick-off that is counted. */
  fromMs: named('startTime', nullable(moment)),
  untilMs: named('endTime', nullable(moment)),
  matches: named('matchNum', int()),
  backtested: named('backtestNum', int()),
  /** Left out: nobody had a price to compare with. */
  unpriced: named('noOddsNum', int()),
  model: contestant,
  market: contestant,
  /** Mean RPS of the model less that of the market. */
  lead: named('differ', nullable(shape({ mean: decimal, ...bounds }))),
  /** One unit a match where the model sees value at the price that stood there. */
  stake: shape({
    bets: named('betNum', int()),
    won: named('winNum', int()),
    points: named(
      'profitList',
      list(
        shape({
          atMs: named('time', moment),
          bets: named('betNum', int()),
          profit: decimal,
          ...bounds,
        }),
      ),
    ),
  }),
})
export type ModelRecord = House<typeof modelRecord>

const handicapMove = shape({
  company: named('providerId', int()),
  name: named('providerName', text({ max: 20 })),
  atMs: named('updateTime', moment),
  odds: lineOdds,
  label: named('handicapCn', text({ max: 20 })),
})
export const handicapMoves = shape({ matchId: id, rows: named('oddsList', list(handicapMove)) })

export const predictionDetail = shape({
  modelName: text({ max: 20 }),
  method: text({ max: 300 }),
  ...predicted,
  record,
  /** Matches the ratings were learned from. */
  sample: named('sampleNum', int()),
  goals: named('expectGoals', shape({ home: decimal, away: decimal })),
  scores: named('scoreList', list(shape({ score: pair, chance: named('probability', decimal) }))),
  /** In percent, rows home 0 to 4+, columns away 0 to 4+. */
  grid: named('scoreGrid', list(list(decimal))),
  over: named('bigProbability', decimal),
  bothScore: named('bothProbability', decimal),
  totals: named('totalList', list(decimal)),
  points: named('keyPoints', list(text({ max: 100 }))),
})
export type PredictionDetail = House<typeof predictionDetail>

export const predictionPointsOf = shape({
  matches: named(
    'dataList',
    list(
      shape({
        matchId: id,
        predictionId: nullable(id),
        points: named('keyPoints', list(text({ max: 100 }))),
        /** Told to who asks for one match. */
        missing: named('emptyReason', optional(whyMissing)),
      }),
    ),
  ),
})

const winRate = shape({
  teamId: id,
  name: named('teamName', text({ max: 40 })),
  matches: named('matchNum', int()),
  wins: named('winNum', int()),
  rate: named('winRate', int({ max: 100 })),
})
export const winRates = shape({
  matches: named('dataList', list(shape({ matchId: id, home: winRate, away: winRate }))),
})

/** What is known about the matches of a day beyond their numbers. */
export const informationPage = shape({
  date: text({ max: 10 }),
  matches: named(
    'dataList',
    list(
      shape({
        ...match,
        items: named(
          'infoList',
          list(
            shape({
              side: named('type', words({ both: 0, home: 1, away: 2 })),
              tone: named('tendency', words({ neutral: 0, good: 1, bad: 2 })),
              title: text({ max: 40 }),
              text: named('content', text({ max: 300 })),
            }),
          ),
        ),
      }),
    ),
  ),
})

const basketballChances = shape({
  /** In percent, overtime included. */
  home: named('win', decimal),
  away: named('lose', decimal),
  /** Points the home side wins by, and the points of both. */
  margin: named('differScore', decimal),
  total: named('totalScore', decimal),
})

/** What ratings say about a basketball match from the games of the days before it. */
export const basketballPrediction = shape({
  matchId: id,
  modelName: text({ max: 20 }),
  method: text({ max: 300 }),
  home: named('homeName', text({ max: 40 })),
  away: named('awayName', text({ max: 40 })),
  forecast: named('probability', nullable(basketballChances)),
  /** The closing or present line of the main company. */
  market: named('marketLine', nullable(shape({ margin: decimal, total: decimal }))),
  sample: named('sampleNum', int()),
  record: nullable(
    shape({
      matches: named('matchNum', int()),
      hits: named('hitNum', int()),
      /** Points between the margin said and the one that came, of the model and of the closing line. */
      marginError: named('differError', nullable(decimal)),
      marketError: named('marketDifferError', nullable(decimal)),
    }),
  ),
  missing: named('emptyReason', optional(whyMissing)),
})
export type BasketballPrediction = House<typeof basketballPrediction>
