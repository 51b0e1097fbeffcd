import { named, nullable, optional, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { leagueHead, season, stage, teamDetail, zone, zoneKind } from './atlas.schemas.ts'
import { basketballRow } from './match-row.schemas.ts'
import { winRecord } from './records.schemas.ts'

export const standingRow = shape({
  /** Null while nobody of the table has played. */
  rank: nullable(int({ min: 1 })),
  teamId: id,
  name: text({ max: 30 }),
  won: named('winNum', int()),
  lost: named('loseNum', int()),
  /** Whole thousandths: 667 is 66.7 %. */
  share: named('winRate', int({ max: 1000 })),
  behind: named('gameBehind', decimal),
  run: named(
    'streak',
    nullable(shape({ kind: named('type', words({ win: 3, draw: 1, lose: 0 })), length: int() })),
  ),
  last10: named('nearTen', winRecord),
  home: winRecord,
  away: winRecord,
  pointsFor: named('averageScore', decimal),
  pointsAgainst: named('averageLoseScore', decimal),
  zone: named('scoreFlag', nullable(zoneKind)),
})
export type StandingRow = House<typeof standingRow>

const rows = list(standingRow, { max: 100 })

/** All teams in one table, and each conference in its own where a league is divided. */
export const basketballStandings = shape({
  ...leagueHead,
  stage: nullable(stage),
  zones: named('flagList', list(zone)),
  all: named('totalList', rows),
  conferences: named(
    'conferenceList',
    list(
      shape({ name: named('conferenceName', text({ max: 20 })), rows: named('teamList', rows) }),
    ),
  ),
})

export const basketballLeague = shape({
  ...leagueHead,
  seasons: named('seasonList', list(season)),
  stages: named('stageList', list(stage)),
  rules: named('rule', text({ max: 4000 })),
  teams: named('teamNum', int()),
  announced: named('totalMatchNum', int()),
  matches: named('matchNum', int()),
})

export const basketballTeam = shape({
  team: teamDetail,
  season: nullable(season),
  standing: nullable(standingRow),
  recent: named('recentMatchList', list(basketballRow)),
  upcoming: named('futureMatchList', list(basketballRow)),
})

export const basketballMatchRows = shape({
  matches: named('matchList', list(basketballRow)),
  hasNext: flag,
})

export const basketballLeagueMatches = shape({
  ...leagueHead,
  matches: named('matchList', list(basketballRow)),
  total: named('totalCount', int()),
  /** How many of them were put off or cancelled. */
  calledOff: named('calledOffCount', optional(int())),
  currentPage: int({ min: 1 }),
  hasNext: flag,
})
