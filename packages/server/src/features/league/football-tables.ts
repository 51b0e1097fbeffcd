import type { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import type { Stage, Zone } from '@linmen/domain/sport/atlas.ts'
import { groupsOf, teamsOf } from '@linmen/domain/standings/cup-groups.ts'
import { footballTable, type TableSplit } from '@linmen/domain/standings/football-table.ts'
import { teamLines } from '@linmen/domain/standings/line-record.ts'
import { footballPlayed } from '@linmen/domain/standings/played.ts'
import { presentHead, presentStage } from './atlas.present.ts'
import { fromBook, type SeasonBook } from './season-book.ts'
import { chosenBook, chosenStage, sheetsOfStage } from './season-choice.ts'
import { presentLines, presentRow } from './table.present.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof leagueGateway>

export const leagueTable: Handlers['queryLeagueFootballTeamScore'] = async (_db, input, call) => {
  const found = await chosenBook('football', input, call)
  const { book, league } = found
  const stage = chosenStage(book, ['table', 'groups'], { ...input, nowMs: call.nowMs })
  const tables = fromBook(book, `tables|${stage?.id}`, () => allTables(book, stage))
  const rows = (split: TableSplit) =>
    tables[split].map((row) => presentRow(book, row, split === 'all' ? league.zones : []))
  return {
    ...(await presentHead(found, call)),
    stage: stage && presentStage(stage),
    zones: [...league.zones],
    all: rows('all'),
    home: rows('home'),
    away: rows('away'),
    last6: rows('last6'),
    firstHalf: rows('firstHalf'),
    secondHalf: rows('secondHalf'),
    lines: tables.lines.map((each) => presentLines(book, each)),
  }
}

export const cupTable: Handlers['queryLeagueFootballTeamScoreForCup'] = async (
  _db,
  input,
  call,
) => {
  const found = await chosenBook('football', input, call)
  const stage = chosenStage(found.book, ['groups'], { ...input, nowMs: call.nowMs })
  return {
    ...(await presentHead(found, call)),
    stage: stage && presentStage(stage),
    zones: [...found.league.zones],
    groups: stage ? groupTables(found.book, stage, found.league.zones) : [],
  }
}

export const stageTables: Handlers['queryTeamScoreListStage'] = async (_db, input, call) => {
  const found = await chosenBook('football', input, call)
  const stages = found.book.stages.filter(
    ({ id, kind }) => kind !== 'knockout' && (input.stageId ?? id) === id,
  )
  return {
    ...(await presentHead(found, call)),
    zones: [...found.league.zones],
    stages: stages.map((stage) => ({
      stage: presentStage(stage),
      groups: groupTables(found.book, stage, found.league.zones),
    })),
  }
}

const SPLITS = ['all', 'home', 'away', 'last6', 'firstHalf', 'secondHalf'] as const

function allTables(book: SeasonBook, stage: Stage | null) {
  const sheets = sheetsOfStage(book, stage)
  const teamIds = teamsOf(sheets)
  const played = footballPlayed(sheets)
  const bySplit = SPLITS.map((split) => [split, footballTable(teamIds, played, split)] as const)
  return {
    ...(Object.fromEntries(bySplit) as Record<TableSplit, ReturnType<typeof footballTable>>),
    lines: teamIds.map((teamId) => teamLines(teamId, sheets)),
  }
}

/** One table for each group, or one nameless table where everyone meets everyone. */
function groupTables(book: SeasonBook, stage: Stage, zones: readonly Zone[]) {
  const sheets = sheetsOfStage(book, stage)
  const groups =
    stage.kind === 'groups'
      ? groupsOf(sheets)
      : [{ name: '', teamIds: teamsOf(sheets), matches: sheets }]
  return groups.map(({ name, teamIds, matches }) => ({
    name,
    rows: footballTable(teamIds, footballPlayed(matches)).map((row) =>
      presentRow(book, row, zones),
    ),
  }))
}
