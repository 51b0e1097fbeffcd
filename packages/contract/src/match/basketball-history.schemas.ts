import { named, nullable, type House } from '#kit/codec.ts'
import { day, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { backToBackFlags } from './back-to-back.schemas.ts'
import { pair } from './match-live.schemas.ts'
import { europeanOdds, lineOdds } from './match-odds.schemas.ts'

/** The digits every Chinese table writes results with. A half can end level, a match cannot. */
const outcome = words({ win: 3, draw: 1, lose: 0 })
const plate = words({ win: 3, push: 1, lose: 0 })
const ball = words({ over: 3, push: 1, under: 0 })
const percent = int({ max: 100 })

/** Who meets whom, and whether the team that is looked at plays on consecutive days. */
const announced = {
  matchId: id,
  leagueId: id,
  leagueName: text({ max: 20 }),
  roundName: text({ max: 30 }),
  kickOffAtMs: named('matchTime', moment),
  day: named('matchDate', day),
  neutral: named('middle', flag),
  homeId: id,
  homeName: text({ max: 30 }),
  awayId: id,
  awayName: text({ max: 30 }),
  ...backToBackFlags,
}

/** A finished match as one team remembers it. */
const pastMatch = shape({
  ...announced,
  full: named('fullScore', pair),
  half: named('halfScore', nullable(pair)),
  periods: named('scoreList', list(pair, { max: 12 })),
  european: named('oddsEurope', nullable(europeanOdds)),
  asian: named('oddsAsia', nullable(lineOdds)),
  overUnder: named('oddsBigSmall', nullable(lineOdds)),
  outcome: named('result', outcome),
  handicap: named('letResult', nullable(plate)),
  total: named('bigSmallResult', nullable(ball)),
})
export type BasketballPast = House<typeof pastMatch>

/** Results, plates, totals and points of some matches (spec 001 §3). Percentages are whole. */
export const statFields = {
  results: named('resultStat', shape({ win: int(), draw: int(), lose: int() })),
  handicaps: named('letResultStat', shape({ win: int(), push: named('draw', int()), lose: int() })),
  totals: named(
    'bigsmallResultStat',
    shape({ over: named('big', int()), under: named('small', int()), push: named('other', int()) }),
  ),
  /** Points per match, with one decimal. */
  points: named(
    'scoreStat',
    shape({
      scored: named('score', decimal),
      conceded: named('loseScore', decimal),
      total: named('totalScore', decimal),
      margin: named('differ', decimal),
    }),
  ),
  played: named('fightNum', int()),
  winPercent: named('winNumberPer', percent),
  losePercent: named('loseNumberPer', percent),
  handicapPercent: named('winPlateNumPer', percent),
  overPercent: named('bigBallNumPer', percent),
}
const basketballStats = shape(statFields)
export type BasketballStats = House<typeof basketballStats>

export const basketballBouts = shape({
  matchId: id,
  ...statFields,
  matches: named('matchVos', list(pastMatch)),
})

const form = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  ...statFields,
  /** Newest first. */
  outcomes: named('nearResult', list(outcome)),
  streak: nullable(shape({ outcome: named('result', outcome), length: named('num', int()) })),
  /** Days since the last match; null when none is recorded. */
  rest: named('restDay', nullable(int())),
  matches: named('matchVos', list(pastMatch)),
})
export type BasketballForm = House<typeof form>

export const basketballRecent = shape({ matchId: id, home: form, away: form })

/** A match that is still to come, and the days until then. */
const futureMatch = shape({ ...announced, days: named('intervalDay', int()) })
export type BasketballFuture = House<typeof futureMatch>

const ahead = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  matches: named('matchVos', list(futureMatch)),
})

export const basketballAhead = shape({ matchId: id, home: ahead, away: ahead })
