import { named, nullable, optional, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pair } from '#match/match-live.schemas.ts'

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

/** How good the model was so far, beside the market on the same matches. */
const record = shape({
  matches: named('matchNum', int()),
  hits: named('hitNum', int()),
  rps: nullable(decimal),
  marketRps: nullable(decimal),
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
})

export const predictionPage = shape({
  modelName: text({ max: 20 }),
  method: text({ max: 300 }),
  record,
  predictions: named('dataList', list(brief)),
  hasNext: flag,
})

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

const whyMissing = words({ notYet: 1, cup: 2, tooFew: 3, soon: 4, neverWritten: 5 })

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
