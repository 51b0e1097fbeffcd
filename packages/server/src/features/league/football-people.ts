import type { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import type { SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'
import type { CareerLine } from '@linmen/domain/sport/player.ts'
import { lastSeason } from '@linmen/domain/standings/career.ts'
import { teamsOf } from '@linmen/domain/standings/cup-groups.ts'
import { footballTable } from '@linmen/domain/standings/football-table.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import { teamLines } from '@linmen/domain/standings/line-record.ts'
import { footballPlayed } from '@linmen/domain/standings/played.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import { archiveOf } from '#features/archive/public.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { changeOf, presentSeason, presentTeam } from './atlas.present.ts'
import { ownOf, personOf, presentPlayer, presentPlayers } from './people.present.ts'
import { footballRows } from './row.present.ts'
import { seasonBook, type SeasonBook } from './season-book.ts'
import { chosenStage, currentSeason, sheetsOfStage } from './season-choice.ts'
import { presentLines, presentRow } from './table.present.ts'
import type { Asked, SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof leagueGateway>

const RECENT = 20
const UPCOMING = 10

export const footballTeam: Handlers['getTeamSeasonMap'] = async (_db, { teamId }, call) => {
  const archive = archiveOf(call.ports)
  const team = await archive.team(teamId)
  if (team?.sport !== 'football') return refuseUnknown('team.not_found')
  const recent = await archive.recent(team.id, call.nowMs, RECENT)
  const upcoming = await archive.upcoming(team.id, call.nowMs, UPCOMING)
  const leagueIds = new Set([
    team.leagueId,
    ...[...recent, ...upcoming].map(({ fixture }) => fixture.leagueId),
  ])
  const squad = await archive.squad(team.id)
  return {
    team: await presentTeam(team, call),
    seasons: await seasonsOf(leagueIds, call),
    ...(await placeOf(team, call)),
    recent: footballRows(call.ports, recent),
    upcoming: footballRows(call.ports, upcoming),
    squad: await presentPlayers(team, squad?.players ?? [], call),
  }
}

export const footballPlayer: Handlers['getPlayerSeasonMap'] = async (_db, input, call) => {
  const { playerId, teamId } = input
  if (playerId !== undefined) return ownPage({ ...input, playerId }, call)
  if (teamId === undefined) return call.refuse('bad_input', { reason: '请给出球员或球队' })
  return {
    player: null,
    seasons: {},
    transfers: [],
    honours: [],
    squad: await squadLines(teamId, call),
  }
}

async function ownPage(who: Parameters<typeof personOf>[1], call: Asked) {
  const person = await personOf('football', who, call)
  const career = groupedBy(ownOf(person.squad.career, person), ({ season }) => season)
  return {
    player: await presentPlayer(person, call),
    seasons: Object.fromEntries([...career].map(([season, lines]) => [season, lines.map(copyOf)])),
    transfers: ownOf(person.squad.transfers, person),
    honours: ownOf(person.squad.honours, person),
    squad: [],
  }
}

/** Everyone of a team with his line in its league, for the newest season on record. */
async function squadLines(teamId: string, call: Asked) {
  const archive = archiveOf(call.ports)
  const team = await archive.team(teamId)
  if (team?.sport !== 'football') return refuseUnknown('team.not_found')
  const league = await archive.league(team.leagueId)
  const squad = await archive.squad(teamId)
  const lines = (squad?.career ?? []).filter(({ leagueName }) => leagueName === league?.name)
  const season = lastSeason(lines)
  const players = await presentPlayers(team, squad?.players ?? [], call)
  return players.map((player) => {
    const line = lines.find((each) => each.playerId === player.id && each.season === season)
    return { player, line: line ? copyOf(line) : null }
  })
}

const copyOf = (line: CareerLine) => ({ ...line, figures: { ...line.figures } })

async function seasonsOf(leagueIds: ReadonlySet<string>, call: Asked) {
  const byLeague: Record<string, SeasonEntry[]> = {}
  for (const id of leagueIds) {
    const seasons = await archiveOf(call.ports).seasons(id)
    const current = currentSeason(seasons, call.nowMs)
    byLeague[id] = seasons.map((season) => presentSeason(season, current))
  }
  return byLeague
}

/** Where it stands in its league, and against the lines there. */
async function placeOf(team: Team, call: Asked) {
  const archive = archiveOf(call.ports)
  const season = currentSeason(await archive.seasons(team.leagueId), call.nowMs)
  const league = await archive.league(team.leagueId)
  if (!season || !league) return { standings: [], lines: null }
  const book = await seasonBook(call.ports, season)
  const row = rowOf(book, team.id, call.nowMs)
  return {
    standings: row
      ? [
          {
            leagueId: league.id,
            leagueName: league.name,
            ...changeOf(book),
            row: presentRow(book, row, league.zones),
          },
        ]
      : [],
    lines: presentLines(book, teamLines(team.id, book.sheets)),
  }
}

function rowOf(book: SeasonBook, teamId: string, nowMs: number) {
  const sheets = sheetsOfStage(book, chosenStage(book, ['table'], { nowMs }))
  const rows = footballTable(teamsOf(sheets), footballPlayed(sheets))
  return rows.find((row) => row.teamId === teamId)
}
