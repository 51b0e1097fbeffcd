import type { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { byName } from '@linmen/domain/sport/name-order.ts'
import { careerAverages, lastSeason } from '@linmen/domain/standings/career.ts'
import { contributionOf, played } from '@linmen/domain/standings/contribution.ts'
import { percentOf } from '@linmen/domain/standings/percent.ts'
import { sharedPlaces } from '@linmen/domain/standings/shared-places.ts'
import { archiveOf } from '#features/archive/public.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { lastBoxScores } from './box-scores.ts'
import { ownOf, personOf, presentPlayer, presentPlayers, type Person } from './people.present.ts'
import { basketballRows } from './row.present.ts'
import type { Asked, SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof basketballLeagueGateway>

const RECENT = 10
const CONTRIBUTIONS = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'minutes']

export const playerDetail: Handlers['getBkTeamPlayerDeatilMessage'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  return {
    player: await presentPlayer(person, call),
    honours: ownOf(person.squad.honours, person).length,
    seasons: new Set(ownOf(person.squad.career, person).map(({ season }) => season)).size,
  }
}

export const playerTransfers: Handlers['getBkPlayerTransferRecord'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  return {
    player: await presentPlayer(person, call),
    transfers: ownOf(person.squad.transfers, person),
  }
}

export const playerHonours: Handlers['getBkPlayerHonorList'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  return {
    player: await presentPlayer(person, call),
    honours: ownOf(person.squad.honours, person),
  }
}

export const playerCareer: Handlers['getBkPlayerCareerStanding'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  const lines = ownOf(person.squad.career, person)
  return {
    player: await presentPlayer(person, call),
    career: lines.map((line) => ({ ...line, figures: { ...line.figures } })),
    averages: careerAverages(lines),
  }
}

/** The team's players by points per match in the last season on record. */
export const teamPlayers: Handlers['getBkTeamPlayerRankList'] = async (_db, { teamId }, call) => {
  const archive = archiveOf(call.ports)
  const team = await archive.team(teamId)
  if (team?.sport !== 'basketball') return refuseUnknown('team.not_found')
  const squad = await archive.squad(teamId)
  const season = lastSeason(squad?.career ?? [])
  const players = await presentPlayers(team, squad?.players ?? [], call)
  const rows = players.map((player) => {
    const own = (squad?.career ?? []).filter(
      (line) => line.playerId === player.id && line.season === season,
    )
    return { player, averages: own.length > 0 ? careerAverages(own) : null }
  })
  const points = (row: (typeof rows)[number]) => row.averages?.figures['points'] ?? -1
  const inOrder = rows.toSorted(
    (a, b) => points(b) - points(a) || byName(a.player.name, b.player.name),
  )
  const places = sharedPlaces(inOrder.map(points))
  return {
    team: { id: team.id, name: team.name },
    season,
    players: inOrder.map((row, at) => ({ rank: places[at]!, ...row })),
  }
}

export const playerMatches: Handlers['getBkPlayerMatch'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  const games = await gamesOf(person, input.pageSize, call)
  const rows = basketballRows(
    call.ports,
    games.map(({ sheet }) => sheet),
  )
  return {
    player: await presentPlayer(person, call),
    matches: games.map(({ figures }, at) => ({ match: rows[at]!, figures })),
  }
}

export const playerForm: Handlers['getBkPlayerStandingData'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  const games = await gamesOf(person, RECENT, call)
  const lines = games.map(({ figures }) => ({ appearances: 1, figures }))
  const best: Record<string, number> = {}
  for (const { figures } of games)
    for (const [figure, value] of Object.entries(figures))
      best[figure] = Math.max(best[figure] ?? value, value)
  return {
    player: await presentPlayer(person, call),
    recent: careerAverages(lines),
    best,
  }
}

export const playerShare: Handlers['getBkPlayerContribution'] = async (_db, input, call) => {
  const person = await personOf('basketball', input, call)
  const boxes = await lastBoxScores(call.ports, person.team.id, RECENT)
  const shares = contributionOf(
    person.player.id,
    boxes.map(({ lines }) => lines),
    CONTRIBUTIONS,
  )
  return {
    player: await presentPlayer(person, call),
    matches: (await gamesOf(person, RECENT, call)).length,
    contributions: shares
      .filter(({ team }) => team > 0)
      .map((share) => ({ ...share, percent: percentOf(share.own, share.team) })),
  }
}

/** The matches among his team's last in which he played, with his figures. */
async function gamesOf({ player, team }: Person, count: number, call: Asked) {
  const boxes = await lastBoxScores(call.ports, team.id, count)
  return boxes.flatMap(({ sheet, lines }) => {
    const own = lines.find((line) => line.playerId === player.id && played(line))
    return own ? [{ sheet, figures: { ...own.figures } }] : []
  })
}
