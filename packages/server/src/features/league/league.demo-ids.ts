import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { archiveOf } from '#features/archive/public.ts'
import { upcomingHotMatches } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'

const { getBkMatchDetail } = basketballDetailGateway

/** A player of the football match the demo names, and a coming basketball match with its league, team and player. */
export async function leagueDemoIds(ports: Ports): Promise<Record<string, string>> {
  return { ...(await footballPlayer(ports)), ...(await basketballMatch(ports)) }
}

async function footballPlayer(ports: Ports): Promise<Record<string, string>> {
  const archive = archiveOf(ports)
  const [matchId] = await upcomingHotMatches(ports.db.read, ports.clock.nowMs(), 1)
  const match = matchId === undefined ? null : await archive.match(matchId)
  const squad = match && (await archive.squad(match.home.id))
  const player = squad?.players.find(({ position }) => position === 'forward')
  return player ? { playerId: player.id } : {}
}

async function basketballMatch(ports: Ports): Promise<Record<string, string>> {
  const match = await ports.db.read
    .selectFrom('fixture as f')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .select(['f.id', 'f.league_id', 'f.home_id'])
    .where('f.sport', '=', 'basketball')
    .where('l.hot', '=', true)
    .where('f.kick_off_at_ms', '>', ports.clock.nowMs())
    .orderBy('f.kick_off_at_ms')
    .orderBy('f.id')
    .executeTakeFirst()
  if (!match) return {}
  const squad = await archiveOf(ports).squad(match.home_id)
  const [player] = squad?.players ?? []
  // The second number of a match has its old name only in the contract.
  const { matchId, ...feedId } = getBkMatchDetail.input.encode({
    matchId: match.id,
    feedMatchId: match.id,
  }) as { readonly matchId: string }
  return {
    bkMatchId: matchId,
    ...feedId,
    bkLeagueId: match.league_id,
    bkTeamId: match.home_id,
    ...(player && { bkPlayerId: player.id }),
  }
}
