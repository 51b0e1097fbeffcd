import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { groupsIn } from './schedule.repo.ts'

/** The conference of each team; empty where a league is not divided. */
export type Conferences = ReadonlyMap<string, string>

const FRESH_MS = 60_000
const SEASONS_KEPT = 50

interface Held {
  readonly atMs: number
  readonly teams: Conferences
}

const heldOf = perApp(() => new Map<string, Held>())

/** Read off the matches of a season that are known here: two teams of one conference name it. */
export async function conferencesOf(ports: Ports, seasonId: string): Promise<Conferences> {
  const held = heldOf(ports)
  const nowMs = ports.clock.nowMs()
  const known = held.get(seasonId)
  if (known && nowMs - known.atMs < FRESH_MS) return known.teams
  const teams = new Map(
    (await groupsIn(ports.db.read, seasonId)).flatMap(({ group, homeId, awayId }) => [
      [homeId, group],
      [awayId, group],
    ]),
  )
  held.delete(seasonId)
  held.set(seasonId, { atMs: nowMs, teams })
  if (held.size > SEASONS_KEPT) held.delete(held.keys().next().value!)
  return teams
}
