import type { PlayerEntry } from '@linmen/contract/league/player.schemas.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { Player, Squad } from '@linmen/domain/sport/player.ts'
import { archiveOf } from '#features/archive/public.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { countryNames } from './atlas.present.ts'
import type { Asked } from '#kit/answers/shared-answers.ts'

export interface Person {
  readonly player: Player
  readonly squad: Squad
  readonly team: Team
}

/** A player of the sport with his squad and team; anybody else is unknown. */
export async function personOf(
  sport: Team['sport'],
  { playerId, teamId }: { readonly playerId: string; readonly teamId?: string },
  call: Asked,
): Promise<Person> {
  const archive = archiveOf(call.ports)
  // Asking for the squad records it, and after that its players are found by their number alone.
  if (teamId !== undefined) await archive.squad(teamId)
  const squad = await archive.squadOfPlayer(playerId)
  const player = squad?.players.find(({ id }) => id === playerId)
  const team = player && (await archive.team(player.teamId))
  if (!squad || !player || team?.sport !== sport) return refuseUnknown('player.not_found')
  return { player, squad, team }
}

export async function presentPlayers(
  team: Team,
  players: readonly Player[],
  call: Asked,
): Promise<PlayerEntry[]> {
  const countries = await countryNames(call, team.sport)
  return players.map(({ contractUntil, ...player }) => ({
    id: player.id,
    name: player.name,
    teamId: team.id,
    teamName: team.name,
    leagueId: team.leagueId,
    shirt: player.shirt,
    position: player.position,
    birthDay: player.birthDay,
    age: ageOn(businessDay(call.nowMs), player.birthDay),
    heightCm: player.heightCm,
    weightKg: player.weightKg,
    countryId: player.countryId,
    countryName: countries.get(player.countryId)?.name ?? '',
    strong: player.strong,
    value: player.value,
    contractUntil,
  }))
}

export async function presentPlayer({ player, team }: Person, call: Asked) {
  const [entry] = await presentPlayers(team, [player], call)
  return entry!
}

/** What of a squad's records belongs to one player. */
export const ownOf = <T extends { readonly playerId: string }>(
  records: readonly T[],
  { player }: Person,
): T[] => records.filter(({ playerId }) => playerId === player.id)

/** Whole years: a birthday later in the year has not come yet. */
function ageOn(today: string, birthDay: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years
}
