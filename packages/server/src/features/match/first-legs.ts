import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

/** A leg that is over does not change any more. */
const endedOf = perApp(() => new Map<string, Pair>())

/** How the first legs of these matches ended, by the number of the second. One that is not over is left out. */
export async function firstLegs(
  ports: Ports,
  fixtures: readonly Fixture[],
): Promise<ReadonlyMap<string, Pair>> {
  const ended = endedOf(ports)
  const ties = fixtures.filter(({ firstLegId }) => firstLegId !== null)
  const open = ties.filter(({ firstLegId }) => !ended.has(firstLegId!))
  // Nobody may have looked at the days of the first legs: the season brings them all.
  for (const seasonId of new Set(open.map((fixture) => fixture.seasonId)))
    for (const { fixture, result } of await archiveOf(ports).seasonMatches(seasonId))
      if (result?.sport === 'football' && result.phase === 'finished')
        if (open.some(({ firstLegId }) => firstLegId === fixture.id))
          ended.set(fixture.id, result.full)
  return new Map(
    ties.flatMap(({ id, firstLegId }) => {
      const score = ended.get(firstLegId!)
      return score ? [[id, score] as const] : []
    }),
  )
}
