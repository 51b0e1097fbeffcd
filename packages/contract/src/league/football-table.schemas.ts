import { named, nullable, type House } from '#kit/codec.ts'
import { id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { leagueHead, stage, zone, zoneKind } from './atlas.schemas.ts'
import { lineRecord, totalRecord } from './records.schemas.ts'
import { footballRow } from './match-row.schemas.ts'

/** The digits every Chinese table writes results with. */
const outcome = words({ win: 3, draw: 1, lose: 0 })

export const tableRow = shape({
  /** Null while nobody of the table has played. */
  rank: nullable(int({ min: 1 })),
  teamId: id,
  name: text({ max: 30 }),
  played: named('matchNum', int()),
  won: named('winNum', int()),
  drawn: named('drawNum', int()),
  lost: named('loseNum', int()),
  goalsFor: named('goalNum', int()),
  goalsAgainst: named('loseGoalNum', int()),
  goalDifference: named('goalDiff', int({ min: -999 })),
  points: named('score', int()),
  /** Newest last. */
  form: named('recentList', list(outcome, { max: 6 })),
  /** Null where a place means nothing. */
  zone: named('scoreFlag', nullable(zoneKind)),
})
export type TableRowEntry = House<typeof tableRow>

/** A team against the closing lines (盘路, 大小路). */
export const teamLines = shape({
  teamId: id,
  name: text({ max: 30 }),
  all: named('total', lineRecord),
  home: lineRecord,
  away: lineRecord,
  giving: named('upper', lineRecord),
  level: lineRecord,
  receiving: named('lower', lineRecord),
  totals: named('bigSmall', totalRecord),
})

const rows = list(tableRow, { max: 100 })

export const leagueTable = shape({
  ...leagueHead,
  stage: nullable(stage),
  zones: named('flagList', list(zone)),
  all: named('totalList', rows),
  home: named('homeList', rows),
  away: named('awayList', rows),
  last6: named('nearSixList', rows),
  firstHalf: named('halfList', rows),
  secondHalf: named('secondHalfList', rows),
  lines: named('letList', list(teamLines, { max: 100 })),
})
export type LeagueTable = House<typeof leagueTable>

/** `groupName` is empty where a stage has one table for all. */
const group = shape({ name: named('groupName', text({ max: 20 })), rows: named('teamList', rows) })

export const cupTable = shape({
  ...leagueHead,
  stage: nullable(stage),
  zones: named('flagList', list(zone)),
  groups: named('groupList', list(group)),
})

export const stageTables = shape({
  ...leagueHead,
  zones: named('flagList', list(zone)),
  stages: named('stageList', list(shape({ stage, groups: named('groupList', list(group)) }))),
})

const round = shape({
  stageId: id,
  round: nullable(int()),
  name: named('roundName', text({ max: 30 })),
  firstAtMs: named('beginTime', moment),
  lastAtMs: named('endTime', moment),
  total: named('matchNum', int()),
  finished: named('finishNum', int()),
})

/** Rounds in order, and the matches of the asked one or of the one that is on. */
export const leagueRounds = shape({
  ...leagueHead,
  rounds: named('roundList', list(round)),
  current: named('currentRound', nullable(round)),
  matches: named('matchList', list(footballRow)),
})
