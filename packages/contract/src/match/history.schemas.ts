import { named, nullable, withDefault, type House } from '#kit/codec.ts'
import { bit } from '#kit/legacy-words.ts'
import { pageSize } from '#kit/paging.ts'
import { decimal, flag, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pair } from './match-live.schemas.ts'
import { europeanOdds, lineOdds } from './match-odds.schemas.ts'
import { matchBetween } from './match-between.schemas.ts'

/** How a history is narrowed: same home and away, same league, the half instead of the whole, how many. */
export const historyQuestion = shape({
  matchId: id,
  sameVenue: named('sameHomeAway', withDefault(bit, false)),
  sameLeague: withDefault(bit, false),
  part: named('partFlag', withDefault(words({ full: 0, half: 1 }), 'full')),
  pageSize: pageSize(10),
})

/** The digits every Chinese table writes results with. */
const outcome = words({ win: 3, draw: 1, lose: 0 })
const plate = words({ win: 3, push: 1, lose: 0 })
const ball = words({ over: 3, push: 1, under: 0 })

/** A finished match as one team remembers it. */
const pastMatch = shape({
  ...matchBetween,
  neutral: named('middle', flag),
  full: named('fullScore', pair),
  half: named('halfScore', nullable(pair)),
  corners: named('corner', nullable(pair)),
  european: named('oddsEurope', nullable(europeanOdds)),
  asian: named('oddsAsia', nullable(lineOdds)),
  overUnder: named('oddsBigSmall', nullable(lineOdds)),
  /** As that team gave it; 受 where it received it. */
  line: named('handicapCn', nullable(text({ max: 20 }))),
  outcome: named('result', outcome),
  handicap: named('letResult', nullable(plate)),
  total: named('bigSmallResult', nullable(ball)),
})
export type PastMatch = House<typeof pastMatch>

const percent = int({ max: 100 })

/** Results, plates and balls of some matches (spec 001 §3). Percentages are whole. */
const summary = {
  played: named('fightNum', int()),
  win: named('winNumber', int()),
  draw: named('drawNumber', int()),
  lose: named('loseNumber', int()),
  handicapWin: named('winPlateNum', int()),
  handicapPush: named('goPlateNum', int()),
  handicapLose: named('losePlateNum', int()),
  over: named('bigBallNum', int()),
  totalPush: named('goBigSmallNum', int()),
  under: named('smallBallNum', int()),
  winPercent: named('winNumberPer', percent),
  drawPercent: named('drawNumberPer', percent),
  losePercent: named('loseNumberPer', percent),
  handicapPercent: named('winPlateNumPer', percent),
  overPercent: named('bigBallNumPer', percent),
}
export const historySummary = shape(summary)
export type HistorySummary = House<typeof historySummary>

export const headToHead = shape({
  matchId: id,
  ...summary,
  matches: named('list', list(pastMatch)),
})
export type HeadToHead = House<typeof headToHead>

/** A fixture that is still to come, and the days until then. */
const futureMatch = shape({
  ...matchBetween,
  days: named('intervalDay', int()),
})
export type FutureMatch = House<typeof futureMatch>

const form = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  ...summary,
  /** Newest first. */
  outcomes: named('nearResult', list(outcome)),
  streak: named(
    'streak',
    nullable(shape({ outcome: named('result', outcome), length: named('num', int()) })),
  ),
  unbeaten: named('unbeatenNum', int()),
  unbeatenPercent: named('unbeatenPer', percent),
  scored: named('goalNum', int()),
  conceded: named('loseGoalNum', int()),
  scoredMean: named('avgGoalNum', decimal),
  concededMean: named('avgLoseGoalNum', decimal),
  cleanSheets: named('cleanSheetNum', int()),
  blanks: named('noGoalNum', int()),
  /** Days since the last match; null when none is recorded. */
  rest: named('restDay', nullable(int())),
  matches: named('list', list(pastMatch)),
  future: named('futureList', list(futureMatch)),
})
export type FormEntry = House<typeof form>

export const nearStatus = shape({ matchId: id, home: form, away: form })
