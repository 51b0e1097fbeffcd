import { named, nullable, type House } from '#kit/codec.ts'
import { flag, id, int, text } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'
import { resultChange } from '#match/result-change.schemas.ts'
import {
  country,
  league,
  leagueCategory,
  leagueHead,
  season,
  stage,
  teamDetail,
  zone,
} from './atlas.schemas.ts'
import { tableRow, teamLines } from './football-table.schemas.ts'
import { footballRow } from './match-row.schemas.ts'
import { careerLine, honour, playerDetail, transfer } from './player.schemas.ts'

/** Whom a word finds, besides leagues. */
const people = {
  teams: named(
    'teamList',
    list(
      shape({
        id: named('teamId', id),
        name: text({ max: 30 }),
        leagueName: text({ max: 20 }),
        countryName: text({ max: 20 }),
      }),
    ),
  ),
  players: named(
    'playerList',
    list(
      shape({
        id: named('playerId', id),
        name: named('playerName', text({ max: 40 })),
        teamId: id,
        teamName: text({ max: 30 }),
      }),
    ),
  ),
}

/**
 * The seasons of one league, or the catalogue: all countries, and the leagues of a country, an area or a word
 * under their categories. A word also finds teams and players.
 */
export const leagueCatalogue = shape({
  league: nullable(league),
  seasons: named('seasonList', list(season)),
  countries: named('countryList', list(country)),
  categories: named('categoryList', list(leagueCategory)),
  ...people,
})

export const countryEntries = shape({
  countries: named('countryList', list(country)),
  hasNext: flag,
})

/** Leagues by page; a word also finds teams and players. */
export const leagueEntries = shape({
  leagues: named('leagueList', list(league)),
  ...people,
  hasNext: flag,
})

export const leagueZones = shape({ ...leagueHead, zones: named('flagList', list(zone)) })

export const leagueRule = shape({
  league,
  rules: named('rule', text({ max: 4000 })),
  zones: named('flagList', list(zone)),
})

export const stageList = shape({
  ...leagueHead,
  seasons: named('seasonList', list(season)),
  stages: named('stageList', list(stage)),
})

/** Matches asked for one by one, or a team's. */
export const matchRows = shape({
  matches: named('matchList', list(footballRow)),
  hasNext: flag,
})

/** One page of a season's matches. `currentPage` holds the next match to be played. */
export const leagueMatches = shape({
  ...leagueHead,
  matches: named('matchList', list(footballRow)),
  total: named('totalCount', int()),
  currentPage: int({ min: 1 }),
  hasNext: flag,
})

const standing = shape({
  leagueId: id,
  leagueName: text({ max: 20 }),
  ...resultChange,
  row: tableRow,
})

/** A club's own page: who it is, where it stands, who plays, what was and what comes. */
export const teamPage = shape({
  team: teamDetail,
  /** Seasons by league, newest first. */
  seasons: named('seasonMap', record(list(season))),
  standings: named('standingList', list(standing)),
  lines: named('letStat', nullable(teamLines)),
  recent: named('recentMatchList', list(footballRow)),
  upcoming: named('futureMatchList', list(footballRow)),
  squad: named('playerList', list(playerDetail, { max: 60 })),
})
export type TeamPage = House<typeof teamPage>

/** A footballer's own page; or, asked with a team only, its squad with what everyone did this season. */
export const playerPage = shape({
  player: nullable(playerDetail),
  /** Career by season. */
  seasons: named('seasonMap', record(list(careerLine))),
  transfers: named('transferList', list(transfer)),
  honours: named('honorList', list(honour)),
  squad: named(
    'playerList',
    list(shape({ player: playerDetail, line: named('seasonData', nullable(careerLine)) }), {
      max: 60,
    }),
  ),
})
