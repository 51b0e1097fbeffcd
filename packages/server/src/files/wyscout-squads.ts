import type { FootballPosition, Player, Squad } from '@linmen/domain/sport/player.ts'
import type { Batch } from './batch.ts'
import { stableId } from './stable-id.ts'
import type { WyscoutKnown } from './wyscout-known.ts'
import type { WyscoutPerson } from './wyscout-shapes.ts'

export const playerId = (wyId: number): string => stableId('player', 'wyscout', wyId)

const POSITIONS: Readonly<Record<string, FootballPosition>> = {
  GK: 'goalkeeper',
  DF: 'defender',
  MD: 'midfielder',
  FW: 'forward',
}

export const positionOf = ({ role }: WyscoutPerson): FootballPosition =>
  POSITIONS[role?.code2] ?? 'midfielder'

/** Everybody who was named in a line-up of this piece, by the team he played for. */
export function squadsOf(batch: Batch, { players }: WyscoutKnown): Squad[] {
  const people = new Map([...players.values()].map((person) => [playerId(person.wyId), person]))
  const teams = new Map<string, Map<string, Player>>()
  const fixtures = new Map(batch.fixtures.map((fixture) => [fixture.id, fixture]))
  for (const record of batch.depth) {
    const fixture = fixtures.get(record.matchId)
    if (record.kind !== 'lineup' || !fixture) continue
    const teamId = record.side === 'home' ? fixture.homeId : fixture.awayId
    const squad = teams.get(teamId) ?? new Map<string, Player>()
    for (const { playerId: id } of [...record.starters, ...record.bench])
      squad.set(id, playerOf(id, teamId, people.get(id)!))
    teams.set(teamId, squad)
  }
  return [...teams].map(([teamId, squad]) => ({
    teamId,
    players: [...squad.values()],
    transfers: [],
    honours: [],
    career: [],
  }))
}

const playerOf = (id: string, teamId: string, person: WyscoutPerson): Player => ({
  id,
  teamId,
  name: person.shortName,
  shirt: 0,
  position: positionOf(person),
  birthDay: person.birthDate ?? '',
  heightCm: person.height || 0,
  weightKg: person.weight || 0,
  countryId: '',
  strong: person.foot === 'left' || person.foot === 'both' ? person.foot : 'right',
  value: 0,
  contractUntil: '',
})
