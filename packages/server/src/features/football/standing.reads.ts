import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { TeamRankEntry } from '@linmen/contract/match/analysis.schemas.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { figuresByPeriod } from '@linmen/domain/history/figures.ts'
import type { League, Season, Stage } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { teamsOf } from '@linmen/domain/standings/cup-groups.ts'
import { footballTable, type TableSplit } from '@linmen/domain/standings/football-table.ts'
import { footballPlayed } from '@linmen/domain/standings/played.ts'
import { archiveOf } from '#features/archive/public.ts'
import {
  changeOf,
  currentSeason,
  presentRow,
  seasonBook,
  type SeasonBook,
} from '#features/league/public.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import { matchOf } from './match-of.ts'

const TABLE_FRESH_MS = 2000

export const standing = cachedAnswer(
  footballDetailGateway.getMatchStanding,
  TABLE_FRESH_MS,
  async (ports, { matchId, leagueId }) => {
    const sheet = await matchOf(ports, matchId, 'football')
    const tables = leagueId ? await tablesOf(ports, leagueId) : await tablesAround(ports, sheet)
    return {
      matchId,
      homeId: sheet.home.id,
      awayId: sheet.away.id,
      tables: tables.map((table) => ({
        leagueId: table.league.id,
        leagueName: table.league.name,
        seasonName: table.book.season.name,
        group: table.group,
        ...changeOf(table.book),
        rows: rowsOf(table, 'all').map((row) => presentRow(table.book, row, table.league.zones)),
      })),
      statistics: figuresByPeriod(await archiveOf(ports).depth(matchId)),
    }
  },
)

export const pointRank = cachedAnswer(
  footballDetailGateway.getMatchPointRank,
  TABLE_FRESH_MS,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'football')
    const tables = await tablesAround(ports, sheet)
    return { matchId, home: rankOf(tables, sheet, 'home'), away: rankOf(tables, sheet, 'away') }
  },
)

/** One table: the matches of a stage, of one group where it has groups. */
interface Standing {
  readonly league: League
  readonly book: SeasonBook
  readonly group: string | null
  readonly sheets: readonly MatchSheet[]
}

/** The table a match counts for; for a match that counts for none, those of the teams' own leagues. */
async function tablesAround(ports: Ports, { fixture, league, home, away }: MatchSheet) {
  const season = await archiveOf(ports).season(fixture.seasonId)
  const book = season && (await seasonBook(ports, season))
  const stage = book?.stages.find(({ id }) => id === fixture.stageId)
  if (book && stage && stage.kind !== 'knockout') {
    const group = stage.kind === 'groups' ? fixture.group : null
    return [standingOf({ league, book, group }, stage)]
  }
  const leagues = [...new Set([home.leagueId, away.leagueId])].filter((id) => id !== league.id)
  return (await Promise.all(leagues.map((id) => tablesOf(ports, id)))).flat()
}

/** The tables of a league as they are now. */
async function tablesOf(ports: Ports, leagueId: string): Promise<Standing[]> {
  const archive = archiveOf(ports)
  const league = await archive.league(leagueId)
  if (league?.sport !== 'football') return refuseUnknown('league.not_found')
  const season: Season | null = currentSeason(await archive.seasons(leagueId), ports.clock.nowMs())
  const book = season && (await seasonBook(ports, season))
  const stage = book?.stages.find(({ kind }) => kind !== 'knockout')
  if (!book || !stage) return []
  const all = book.sheets.filter(({ fixture }) => fixture.stageId === stage.id)
  const groups = new Set(all.map(({ fixture }) => (stage.kind === 'groups' ? fixture.group : null)))
  return [...groups].map((group) => standingOf({ league, book, group }, stage))
}

function standingOf(place: Omit<Standing, 'sheets'>, stage: Stage): Standing {
  const { book, group } = place
  const sheets = book.sheets.filter(
    ({ fixture }) => fixture.stageId === stage.id && (group === null || fixture.group === group),
  )
  return { ...place, sheets }
}

const rowsOf = ({ sheets }: Standing, split: TableSplit) =>
  footballTable(teamsOf(sheets), footballPlayed(sheets), split)

function rankOf(tables: readonly Standing[], sheet: MatchSheet, side: Side): TeamRankEntry {
  const { id, name } = sheet[side]
  const own = tables.find(({ sheets }) => teamsOf(sheets).includes(id))
  const row = (split: TableSplit) => {
    const found = own && rowsOf(own, split).find(({ teamId }) => teamId === id)
    return found ? presentRow(own.book, found, split === 'all' ? own.league.zones : []) : null
  }
  return {
    teamId: id,
    teamName: name,
    leagueName: own?.league.name ?? sheet.league.name,
    all: row('all'),
    home: row('home'),
    away: row('away'),
    last6: row('last6'),
  }
}
