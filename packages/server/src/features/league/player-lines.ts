import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'
import { careerTotals, lastSeason } from '@linmen/domain/standings/career.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import { deedsOf, type Deed, type PlayerLine } from '@linmen/domain/standings/player-lines.ts'
import { archiveOf } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import type { SeasonBook } from './season-book.ts'

/**
 * Goals, assists and cards of a season, name by name. Reports name players as the squads do; who is in no squad
 * has no page to lead to and is left out. Appearances are not reported and stay unknown.
 */
export async function linesFromPlay(ports: Ports, book: SeasonBook): Promise<PlayerLine[]> {
  const byPlayer = new Map<string, Record<string, number>>()
  for (const { fixture, result } of book.sheets) {
    if (result?.phase !== 'finished') continue
    for (const { side, name, figure } of await deedsIn(ports, fixture.id)) {
      const key = `${side === 'home' ? fixture.homeId : fixture.awayId}|${name}`
      const figures = byPlayer.get(key) ?? {}
      figures[figure] = (figures[figure] ?? 0) + 1
      byPlayer.set(key, figures)
    }
  }
  const lines: PlayerLine[] = []
  for (const { team, squad } of await squadsOf(ports, book))
    for (const { id, name } of squad.players) {
      const figures = byPlayer.get(`${team.id}|${name}`)
      if (figures)
        lines.push({
          playerId: id,
          name,
          teamId: team.id,
          teamName: team.name,
          appearances: null,
          figures,
        })
    }
  return lines
}

/** Every player's season as the squads' records have it, for the newest season they know. */
export async function linesFromCareers(
  ports: Ports,
  book: SeasonBook,
): Promise<{ readonly season: string | null; readonly lines: readonly PlayerLine[] }> {
  const squads = await squadsOf(ports, book)
  const season = lastSeason(squads.flatMap(({ squad }) => squad.career))
  const lines = squads.flatMap(({ team, squad }) => {
    const ofSeason = squad.career.filter((line) => line.season === season)
    const byPlayer = groupedBy(ofSeason, ({ playerId }) => playerId)
    return squad.players.flatMap(({ id, name }): PlayerLine[] => {
      const own = byPlayer.get(id)
      if (!own) return []
      return [{ playerId: id, name, teamId: team.id, teamName: team.name, ...careerTotals(own) }]
    })
  })
  return { season, lines }
}

async function squadsOf(
  ports: Ports,
  { teams }: SeasonBook,
): Promise<{ readonly team: Team; readonly squad: Squad }[]> {
  const squads: { team: Team; squad: Squad }[] = []
  for (const team of teams.values()) {
    const squad = await archiveOf(ports).squad(team.id)
    if (squad) squads.push({ team, squad })
  }
  return squads
}

const KEPT = 20_000
const knownDeeds = perApp(() => new Map<string, readonly Deed[]>())

/** What is over does not change, so a match is read once and not again with every new result. */
async function deedsIn(ports: Ports, matchId: string): Promise<readonly Deed[]> {
  const known = knownDeeds(ports)
  const held = known.get(matchId)
  if (held) return held
  const deeds = deedsOf(await archiveOf(ports).footballPlay(matchId))
  known.set(matchId, deeds)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
  return deeds
}
