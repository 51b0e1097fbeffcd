import { named, nullable, optional, type House } from '#kit/codec.ts'
import { day, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { basketballPhase } from '#match/basketball-phase.ts'
import { footballPhase } from '#match/football-phase.ts'
import { statusWords } from '#match/football.schemas.ts'
import { pair } from '#match/match-live.schemas.ts'
import { europeanOdds, lineOdds } from '#match/match-odds.schemas.ts'

const side = shape({ id: named('teamId', id), name: text({ max: 30 }), rank: optional(int()) })

const closing = shape({
  european: named('oddsEurope', europeanOdds),
  asian: named('oddsAsia', lineOdds),
  overUnder: named('oddsBigSmall', lineOdds),
})

const common = {
  id: named('matchId', id),
  leagueId: id,
  leagueName: text({ max: 20 }),
  colour: text({ max: 7 }),
  seasonId: id,
  stageId: id,
  round: nullable(int()),
  roundName: text({ max: 30 }),
  group: named('groupName', nullable(text({ max: 20 }))),
  kickOffAtMs: named('matchTime', moment),
  day: named('matchDate', day),
  neutral: named('middle', flag),
  home: side,
  away: side,
  statusWords: named('matchStatus', statusWords),
  /** `周三001`, where 竞彩 carries the match. */
  number: named('matchNoCn', nullable(text({ max: 8 }))),
  /** The last prices before kick-off. */
  closing: nullable(closing),
  video: named('is_video', flag),
  cartoon: named('is_cartoon', flag),
}

/** A match in the fixtures of a league or the past of a team. */
export const footballRow = shape({
  ...common,
  phase: named('status', footballPhase),
  score: nullable(
    shape({ full: pair, half: optional(pair), extra: optional(pair), penalties: optional(pair) }),
  ),
  corners: named('corner', optional(pair)),
  yellowCards: named('yellowCard', optional(pair)),
  redCards: named('redCard', optional(pair)),
})
export type FootballRow = House<typeof footballRow>

/** A basketball row also says who plays on consecutive days. */
export const basketballRow = shape({
  ...common,
  phase: named('status', basketballPhase),
  score: named('fullScore', nullable(pair)),
  periods: named('scoreList', list(pair, { max: 12 })),
  backToBack: named('backToBackFlag', flag),
  backToBackTwo: flag,
  backToBackThree: flag,
})
export type BasketballRow = House<typeof basketballRow>
