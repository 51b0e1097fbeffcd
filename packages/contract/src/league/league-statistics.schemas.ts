import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { leagueHead } from './atlas.schemas.ts'
import { teamLines } from './football-table.schemas.ts'
import { lineRecord, tally, totalRecord } from './records.schemas.ts'

/** One player in a ranking by one figure. */
export const leader = shape({
  rank: int({ min: 1 }),
  playerId: id,
  name: named('playerName', text({ max: 40 })),
  teamId: id,
  teamName: text({ max: 30 }),
  appearances: named('matchNum', int()),
  value: decimal,
})
export type LeaderEntry = House<typeof leader>

/** A season in figures. Every share is of matches that are over. */
export const leagueStatistics = shape({
  ...leagueHead,
  matches: named('matchNum', int()),
  announced: named('totalMatchNum', int()),
  goals: named('goalNum', int()),
  goalsPerMatch: named('averageGoal', decimal),
  homeGoalsPerMatch: named('homeAverageGoal', decimal),
  awayGoalsPerMatch: named('awayAverageGoal', decimal),
  /** Null like the three averages below where no match of the season tells it. */
  firstHalfGoals: named('halfGoal', nullable(tally)),
  homeWins: named('homeWin', tally),
  draws: named('draw', tally),
  awayWins: named('awayWin', tally),
  over: named('big', tally),
  under: named('small', tally),
  odd: tally,
  even: tally,
  bothScored: named('bothGoal', tally),
  noGoal: named('zeroGoal', tally),
  byGoals: named('goalList', list(shape({ goals: named('goal', int()), times: tally }))),
  scores: named('scoreList', list(shape({ score: text({ max: 9 }), times: tally }))),
  cornersPerMatch: named('averageCorner', nullable(decimal)),
  yellowCardsPerMatch: named('averageYellowCard', nullable(decimal)),
  redCardsPerMatch: named('averageRedCard', nullable(decimal)),
  handicap: named('letResultStat', lineRecord),
  totals: named('bigsmallResultStat', totalRecord),
  teams: named('letList', list(teamLines, { max: 100 })),
  /** False while squads are still being fetched: ask again in a moment. */
  playersReady: named('isPlayerReady', flag),
  /** The season the players are ranked by: the newest on record. */
  playerSeason: named('playerSeasonName', nullable(text({ max: 20 }))),
  scorers: named('shooterList', list(leader)),
  assists: named('assistList', list(leader)),
  cards: named('cardList', list(leader)),
})
export type LeagueStatistics = House<typeof leagueStatistics>
