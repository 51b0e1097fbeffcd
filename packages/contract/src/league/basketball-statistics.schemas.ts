import { named, nullable } from '#kit/codec.ts'
import { decimal, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { leagueHead } from './atlas.schemas.ts'
import { teamLines } from './football-table.schemas.ts'
import { leader } from './league-statistics.schemas.ts'
import { basketballRow } from './match-row.schemas.ts'
import { lineRecord, tally, totalRecord, winRecord } from './records.schemas.ts'

const teamName = { teamId: id, name: text({ max: 30 }) }
const oddEven = shape({ odd: int(), even: int(), oddPercent: named('oddPer', int({ max: 100 })) })

export const basketballStatistics = shape({
  ...leagueHead,
  matches: named('matchNum', int()),
  pointsPerMatch: named('averageScore', decimal),
  homePoints: named('homeAverageScore', decimal),
  awayPoints: named('awayAverageScore', decimal),
  homeWins: named('homeWin', tally),
  awayWins: named('awayWin', tally),
  overtimes: named('overtime', tally),
  odd: tally,
  handicap: named('letResultStat', lineRecord),
  totals: named('bigsmallResultStat', totalRecord),
})

const mostMatch = named('match', nullable(basketballRow))
const mostTeam = shape({ ...teamName, value: decimal })

/** 联赛之最. */
export const basketballRecords = shape({
  ...leagueHead,
  highest: named('highestScore', shape({ match: mostMatch, value: int() })),
  lowest: named('lowestScore', shape({ match: mostMatch, value: int() })),
  widest: named('biggestDiffer', shape({ match: mostMatch, value: int() })),
  attack: named('bestAttack', nullable(mostTeam)),
  defence: named('bestDefence', nullable(mostTeam)),
  streak: named('longestWin', nullable(mostTeam)),
  /** False while squads are still being fetched: ask again in a moment. */
  playersReady: named('isPlayerReady', flag),
  /** The season the players are ranked by: the newest on record. */
  playerSeason: named('playerSeasonName', nullable(text({ max: 20 }))),
  /** Who has played fewer matches is in none of the three lists. */
  leastAppearances: named('minMatchNum', int()),
  points: named('scoreList', list(leader)),
  rebounds: named('reboundList', list(leader)),
  assists: named('assistList', list(leader)),
})

export const oddEvenStatistics = shape({
  ...leagueHead,
  all: named('total', oddEven),
  teams: named(
    'teamList',
    list(shape({ ...teamName, all: named('total', oddEven), home: oddEven, away: oddEven })),
  ),
})

export const handicapStatistics = shape({
  ...leagueHead,
  all: named('letResultStat', lineRecord),
  /** Best share of 赢盘 first. */
  teams: named('teamList', list(teamLines, { max: 100 })),
})

const bandCounts = list(int(), { max: 6 })

/** Counts stand under the bands of `bandList`. */
export const marginStatistics = shape({
  ...leagueHead,
  bands: named('bandList', list(text({ max: 6 }))),
  home: named('homeList', bandCounts),
  away: named('awayList', bandCounts),
  teams: named(
    'teamList',
    list(
      shape({
        ...teamName,
        won: named('winList', bandCounts),
        lost: named('loseList', bandCounts),
      }),
    ),
  ),
})

/** `applies` is false in leagues the rule does not speak of. */
export const backToBackStatistics = shape({
  ...leagueHead,
  applies: named('isApply', flag),
  teams: named(
    'teamList',
    list(
      shape({
        ...teamName,
        second: named('backToBackTwo', winRecord),
        third: named('backToBackThree', winRecord),
        rested: named('rest', winRecord),
      }),
    ),
  ),
})
