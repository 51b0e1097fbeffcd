import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { tableRow } from '#league/football-table.schemas.ts'
import { extremityEntry } from './extremity.schemas.ts'
import { headToHead, historySummary, nearStatus } from './history.schemas.ts'
import { side } from './match-live.schemas.ts'
import { resultChange } from './result-change.schemas.ts'

/** Which side has a streak worth showing. */
const shown = words({ both: 0, home: 1, away: 2 })

const goalCounts = {
  sample: named('matchNum', int()),
  scored: named('goalList', list(int())),
  conceded: named('loseGoalList', list(int())),
}

/** A team's goals for and against by quarter hour, and by half, where far more matches tell of it. */
const goalTimes = shape({ ...goalCounts, halves: named('halfStat', shape(goalCounts)) })

const venueRecords = shape({ home: historySummary, away: historySummary })

/** Everything a page about the chances of a match shows, computed from recorded matches. */
export const matchAnalysis = shape({
  matchId: id,
  ...resultChange,
  bouts: named('boutMatch', headToHead),
  form: named('nearStatus', nearStatus),
  /** The home side at home, the away side away. */
  venue: named('homeAwayStat', venueRecords),
  extremity: named('extremityRecord', extremityEntry),
  shown: named(
    'extremityShow',
    shape({ result: shown, handicap: named('asia', shown), total: named('bs', shown) }),
  ),
  spans: named('timeList', list(text({ max: 10 }))),
  goalTimes: named('goalTime', shape({ home: goalTimes, away: goalTimes })),
})
export type MatchAnalysis = House<typeof matchAnalysis>

const keyPoint = shape({
  topic: named(
    'type',
    words({ form: 1, venue: 2, streak: 3, handicap: 4, total: 5, bouts: 6, rest: 7, market: 8 }),
  ),
  side: nullable(side),
  text: named('content', text({ max: 200 })),
  /** How many matches or companies the sentence was computed from. */
  sample: named('sampleNum', int()),
})

/** Sentences that follow from records; `source` says how they were made. */
export const keyPoints = shape({
  matchId: id,
  source: text({ max: 100 }),
  ...resultChange,
  points: named('tidianList', list(keyPoint)),
})
export type KeyPointsEntry = House<typeof keyPoints>

const figures = shape({
  period: named('stage', words({ all: 0, first: 1, second: 2 })),
  figures: named(
    'statList',
    list(shape({ name: text({ max: 30 }), value: shape({ home: decimal, away: decimal }) })),
  ),
})

const standing = shape({
  leagueId: id,
  leagueName: text({ max: 20 }),
  seasonName: text({ max: 20 }),
  group: named('groupName', nullable(text({ max: 20 }))),
  ...resultChange,
  rows: named('teamList', list(tableRow)),
})

/** The tables both teams stand in, and the figures of the match itself once there are any. */
export const matchStanding = shape({
  matchId: id,
  homeId: id,
  awayId: id,
  tables: named('standingList', list(standing)),
  statistics: named('techList', list(figures)),
})
export type MatchStanding = House<typeof matchStanding>

const teamRank = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  leagueName: text({ max: 20 }),
  all: named('total', nullable(tableRow)),
  home: nullable(tableRow),
  away: nullable(tableRow),
  last6: named('nearSix', nullable(tableRow)),
})
export type TeamRankEntry = House<typeof teamRank>

export const pointRank = shape({ matchId: id, home: teamRank, away: teamRank })
