import type { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { basketballTable } from '@linmen/domain/standings/basketball-table.ts'
import { groupsOf, teamsOf } from '@linmen/domain/standings/cup-groups.ts'
import { basketballPlayed } from '@linmen/domain/standings/played.ts'
import type { Stage } from '@linmen/domain/sport/atlas.ts'
import { archiveOf } from '#features/archive/public.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { changeOf, presentHead, presentSeason, presentStage, presentTeam } from './atlas.present.ts'
import { stagesOf } from './catalogue.ts'
import { presentBracket } from './bracket.present.ts'
import { basketballRows } from './row.present.ts'
import { fromBook, seasonBook, type SeasonBook } from './season-book.ts'
import { chosenBook, chosenStage, currentSeason, sheetsOfStage } from './season-choice.ts'
import { presentStanding } from './table.present.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof basketballLeagueGateway>

export const standings: Handlers['getBkTeamSeasonScoreRanking'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  const { book, league } = found
  const stage = chosenStage(book, ['table', 'groups'], { ...input, nowMs: call.nowMs })
  const { all, conferences } = tablesOf(book, stage)
  return {
    ...(await presentHead(found, call)),
    stage: stage && presentStage(stage),
    zones: [...league.zones],
    all: all.map((row) => presentStanding(book, row, conferences.length > 0 ? [] : league.zones)),
    conferences: conferences.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => presentStanding(book, row, league.zones)),
    })),
  }
}

export const playOffs: Handlers['getBkTeamSeasonScoreCup'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  const { book } = found
  const stage = chosenStage(book, ['knockout'], { ...input, nowMs: call.nowMs })
  return {
    ...(await presentHead(found, call)),
    stage: stage && presentStage(stage),
    rounds: presentBracket(book, stage, (legs) => basketballRows(call.ports, legs)),
  }
}

export const basketballStages: Handlers['getBkLeagueSeasonOrStageList'] = (_db, input, call) =>
  stagesOf('basketball', input, call)

export const basketballLeague: Handlers['getBkLeagueDetailMessage'] = async (_db, input, call) => {
  const { league, season, book } = await chosenBook('basketball', input, call)
  return {
    ...(await stagesOf('basketball', { leagueId: league.id, seasonId: season.id }, call)),
    rules: league.rules,
    teams: book.teams.size,
    announced: book.sheets.length,
    matches: basketballPlayed(book.sheets).length,
  }
}

const RECENT = 20
const UPCOMING = 10

export const basketballTeam: Handlers['getBkTeamDetailMessage'] = async (_db, input, call) => {
  const archive = archiveOf(call.ports)
  const team = await archive.team(input.teamId)
  if (team?.sport !== 'basketball') return refuseUnknown('team.not_found')
  const season = currentSeason(await archive.seasons(team.leagueId), call.nowMs)
  const league = await archive.league(team.leagueId)
  const book = season && (await seasonBook(call.ports, season))
  const stage = book && chosenStage(book, ['table', 'groups'], { nowMs: call.nowMs })
  const { all, conferences } = book ? tablesOf(book, stage) : { all: [], conferences: [] }
  const rows = [...conferences.flatMap((each) => each.rows), ...all]
  const row = rows.find(({ teamId }) => teamId === team.id)
  const recent = await archive.recent(team.id, call.nowMs, RECENT)
  const upcoming = await archive.upcoming(team.id, call.nowMs, UPCOMING)
  const around = [...recent, ...upcoming]
  return {
    team: await presentTeam(team, call),
    season: season && { ...presentSeason(season, season), ...changeOf(book) },
    standing: book && row ? presentStanding(book, row, league?.zones) : null,
    recent: basketballRows(call.ports, recent, around),
    upcoming: basketballRows(call.ports, upcoming, around),
  }
}

/** One table of everybody, and one for each conference over all games of its teams. */
export function tablesOf(book: SeasonBook, stage: Stage | null) {
  return fromBook(book, `tables|${stage?.id}`, () => {
    const sheets = sheetsOfStage(book, stage)
    const played = basketballPlayed(sheets)
    return {
      all: basketballTable(teamsOf(sheets), played),
      conferences: groupsOf(sheets).map(({ name, teamIds }) => ({
        name,
        rows: basketballTable(teamIds, played),
      })),
    }
  })
}
