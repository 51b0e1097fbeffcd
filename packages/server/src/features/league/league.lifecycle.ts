import { setTimeout as pause } from 'node:timers/promises'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import { archiveOf, missingSquads, pullSeasons } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { currentSeason } from './season-choice.ts'

export const leagueLifecycle = { start }

/** The start has other things to do, and people who ask come first. */
const BEGIN_AFTER_MS = 5000
const BETWEEN_MS = 2000

/**
 * Seasons of well-known leagues and then their squads are fetched one at a time while nobody waits for them, so that a
 * first tap is quick: a source may have to add up three seasons to say what one player did.
 */
async function start(ports: Ports): Promise<() => Promise<void>> {
  if (!feedOf(ports) || !ports.settings.feeds) return async () => {}
  const stopping = new AbortController()
  const { signal } = stopping
  const fetchAll = async () => {
    await pause(BEGIN_AFTER_MS, undefined, { signal })
    for (const seasonId of await seasonsOpenedFirst(ports)) {
      await pullSeasons(ports, [seasonId])
      await pause(BETWEEN_MS, undefined, { signal })
    }
    for (const teamId of await squadsOpenedFirst(ports)) {
      await archiveOf(ports).squad(teamId)
      await pause(BETWEEN_MS, undefined, { signal })
    }
  }
  const running = fetchAll().catch((error: unknown) => {
    if (!signal.aborted)
      ports.log.warn({ err: error }, 'seasons and squads were not fetched in advance')
  })
  return async () => {
    stopping.abort()
    await running
  }
}

/** The present seasons of well-known leagues and cups, best known first, the sports in turn. */
export async function seasonsOpenedFirst(ports: Ports): Promise<string[]> {
  // The table of a league is what stands first in the data centre.
  const inOrder = async (sport: Sport) => [
    ...(await presentSeasons(ports, sport, 'league')),
    ...(await presentSeasons(ports, sport, 'cup')),
  ]
  return inTurn(await inOrder('football'), await inOrder('basketball'))
}

/** The teams of well-known leagues whose squads are not on record or too old; those of cups play in leagues. */
export async function squadsOpenedFirst(ports: Ports): Promise<string[]> {
  const seasons = inTurn(
    await presentSeasons(ports, 'football', 'league'),
    await presentSeasons(ports, 'basketball', 'league'),
  )
  const teamIds: string[] = []
  for (const id of seasons)
    teamIds.push(...(await archiveOf(ports).seasonTeams(id)).map((team) => team.id))
  return missingSquads(ports, teamIds)
}

function inTurn(football: readonly string[], basketball: readonly string[]): string[] {
  const most = Math.max(football.length, basketball.length)
  return Array.from({ length: most }, (_, at) => [football[at], basketball[at]])
    .flat()
    .filter((id) => id !== undefined)
}

async function presentSeasons(ports: Ports, sport: Sport, kind: League['kind']): Promise<string[]> {
  const archive = archiveOf(ports)
  const ids: string[] = []
  for (const league of await archive.leagues(sport)) {
    if (!league.hot || league.kind !== kind) continue
    const season = currentSeason(await archive.seasons(league.id), ports.clock.nowMs())
    if (season) ids.push(season.id)
  }
  return ids
}
