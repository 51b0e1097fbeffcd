import type {
  BasketballAbsences,
  BasketballLineup,
} from '@linmen/contract/match/basketball-detail.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { absenceEntry, type DepthRecord, type LineupPlayer } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Player } from '@linmen/domain/sport/player.ts'
import { archiveOf } from '#features/archive/public.ts'
import { intelligenceOf, matchOf } from '#features/football/public.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import type { Ports } from '#kit/ports.ts'

const FRESH_MS = 2000

export const lineups = cachedAnswer(
  basketballDetailGateway.getBkMatchLineup,
  FRESH_MS,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const depth = await archiveOf(ports).depth(matchId)
    return {
      matchId,
      home: await lineupOf(ports, { sheet, depth }, 'home'),
      away: await lineupOf(ports, { sheet, depth }, 'away'),
    }
  },
)

export const injuries = cachedAnswer(
  basketballDetailGateway.getBkMatchInjury,
  FRESH_MS,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const depth = await archiveOf(ports).depth(matchId)
    return { matchId, home: absentIn(sheet, depth, 'home'), away: absentIn(sheet, depth, 'away') }
  },
)

export const information = cachedAnswer(
  basketballDetailGateway.getBkMatchInfomationList,
  FRESH_MS,
  (ports, { matchId }) => intelligenceOf(ports, matchId, 'basketball'),
)

interface Known {
  readonly sheet: MatchSheet
  readonly depth: readonly DepthRecord[]
}

/** The newest line-up of a side counts. */
async function lineupOf(
  ports: Ports,
  { sheet, depth }: Known,
  side: Side,
): Promise<BasketballLineup> {
  const { id, name } = sheet[side]
  const lineup = depth
    .filter((record) => record.kind === 'lineup')
    .filter((each) => each.side === side)
    .at(-1)
  // A squad comes with everybody's career: it is asked for only where nothing else is known.
  const squad = lineup ? null : await archiveOf(ports).squad(id)
  return {
    teamId: id,
    teamName: name,
    lineup: lineup
      ? {
          confirmed: lineup.confirmed,
          coach: lineup.coach,
          starters: lineup.starters.map(presentNamed),
          bench: lineup.bench.map(presentNamed),
        }
      : null,
    squad: (squad?.players ?? []).map(presentPlayer),
  }
}

/** The newest word about each absent player counts. */
function absentIn(
  sheet: MatchSheet,
  depth: readonly DepthRecord[],
  side: Side,
): BasketballAbsences {
  const told = depth.filter((record) => record.kind === 'absence')
  const newest = new Map(
    told.filter((each) => each.side === side).map((each) => [each.playerId, each]),
  )
  return {
    teamId: sheet[side].id,
    teamName: sheet[side].name,
    absences: [...newest.values()].map((each) => ({
      ...absenceEntry(each),
      atMs: each.atMs,
    })),
  }
}

const presentNamed = ({ playerId, name, shirt, position, captain, rating }: LineupPlayer) => ({
  playerId,
  name,
  shirt,
  position,
  captain,
  rating,
})

const POSITIONS: Partial<Record<Player['position'], string>> = {
  guard: '后卫',
  forward: '前锋',
  centre: '中锋',
}

const presentPlayer = ({ id, name, shirt, position, heightCm }: Player) => ({
  playerId: id,
  name,
  shirt,
  position: POSITIONS[position] ?? '',
  heightCm,
})
