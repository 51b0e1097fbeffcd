import { named, nullable, optional, withDefault, type House } from '#kit/codec.ts'
import { pageSize } from '#kit/paging.ts'
import { decimal, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { standingRow } from '#league/basketball-table.schemas.ts'
import { tally } from '#league/records.schemas.ts'
import { statFields } from './basketball-history.schemas.ts'
import { resultChange } from './result-change.schemas.ts'

/** Everywhere, at home only, away only; the same for both teams. */
const place = named('homeAway', withDefault(words({ all: 0, home: 1, away: 2 }), 'all'))

export const countQuestion = shape({ matchId: id, place })

/** `number` is how many of the last matches; `isPart` looks at what stood at half-time. */
export const analysisQuestion = shape({
  matchId: id,
  stage: named('stageName', optional(text({ max: 40 }))),
  place,
  part: named('isPart', withDefault(words({ full: 0, half: 1 }), 'full')),
  size: named('number', pageSize(10)),
})

const where = {
  matchId: id,
  leagueId: id,
  leagueName: text({ max: 20 }),
  seasonName: text({ max: 20 }),
  stageName: nullable(text({ max: 20 })),
}

const named20 = text({ max: 20 })

/** A team in the table of everybody and, where a league is divided, in that of its conference. */
const rank = {
  teamId: id,
  teamName: text({ max: 30 }),
  conference: named('conferenceName', nullable(named20)),
  overall: named('total', nullable(standingRow)),
  inConference: named('conference', nullable(standingRow)),
}
const teamRank = shape(rank)
export type BasketballRank = House<typeof teamRank>

export const basketballRanks = shape({ ...where, home: teamRank, away: teamRank })

const teamCount = shape({
  ...rank,
  ...statFields,
  odd: named('oddStat', tally),
  overtimes: named('overTimeStat', tally),
})

export const basketballCounts = shape({
  ...where,
  place,
  ...resultChange,
  home: teamCount,
  away: teamCount,
})

const quarter = shape({
  period: named('stage', int({ min: 1, max: 12 })),
  scored: named('score', decimal),
  conceded: named('loseScore', decimal),
})

const extreme = shape({ matchId: id, value: int() })

const analysed = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  ...statFields,
  /** Points of each quarter per match. */
  quarters: named('quarterList', list(quarter)),
  highest: named('maxScore', nullable(extreme)),
  lowest: named('minScore', nullable(extreme)),
  /** Wins and defeats by how much, in the bands of `differList`. */
  won: named('winDifferList', list(int())),
  lost: named('loseDifferList', list(int())),
})
export type AnalysedTeam = House<typeof analysed>

export const basketballAnalysis = shape({
  matchId: id,
  stages: named('stageList', list(named20)),
  bands: named('differList', list(text({ max: 8 }))),
  ...resultChange,
  home: analysed,
  away: analysed,
})
