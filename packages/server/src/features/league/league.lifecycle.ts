import { setTimeout as pause } from 'node:timers/promises'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { archiveOf, pullSeasons } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { currentSeason } from './season-choice.ts'

export const leagueLifecycle = { start }

/** The start has other things to do, and people who ask come first. */
const BEGIN_AFTER_MS = 5000
const BETWEEN_MS = 2000

/** Seasons of well-known leagues are fetched one at a time while nobody waits for them, so that a first tap is quick. */
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
  }
  const running = fetchAll().catch((error: unknown) => {
    if (!signal.aborted) ports.log.warn({ err: error }, 'seasons were not fetched in advance')
  })
  return async () => {
    stopping.abort()
    await running
  }
}

/** The present seasons of well-known leagues, best known first, the sports in turn. */
export async function seasonsOpenedFirst(ports: Ports): Promise<string[]> {
  const [football, basketball] = [
    await presentSeasons(ports, 'football'),
    await presentSeasons(ports, 'basketball'),
  ]
  const most = Math.max(football.length, basketball.length)
  return Array.from({ length: most }, (_, at) => [football[at], basketball[at]])
    .flat()
    .filter((id) => id !== undefined)
}

async function presentSeasons(ports: Ports, sport: Sport): Promise<string[]> {
  const archive = archiveOf(ports)
  const hot = (await archive.leagues(sport)).filter((league) => league.hot)
  // The table of a league is what stands first in the data centre.
  const inOrder = [
    ...hot.filter(({ kind }) => kind === 'league'),
    ...hot.filter(({ kind }) => kind !== 'league'),
  ]
  const ids: string[] = []
  for (const { id } of inOrder) {
    const season = currentSeason(await archive.seasons(id), ports.clock.nowMs())
    if (season) ids.push(season.id)
  }
  return ids
}
