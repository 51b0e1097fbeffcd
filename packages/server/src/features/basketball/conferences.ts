import { conferencesIn, type Conferences } from '@linmen/domain/standings/conferences.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { meetingsIn } from './schedule.repo.ts'

const FRESH_MS = 60_000
const SEASONS_KEPT = 50

interface Held {
  readonly atMs: number
  readonly teams: Conferences
}

const heldOf = perApp(() => new Map<string, Held>())

/** Read off the matches of a season that are known here. */
export async function conferencesOf(ports: Ports, seasonId: string): Promise<Conferences> {
  const held = heldOf(ports)
  const nowMs = ports.clock.nowMs()
  const known = held.get(seasonId)
  if (known && nowMs - known.atMs < FRESH_MS) return known.teams
  const teams = conferencesIn(await meetingsIn(ports.db.read, seasonId))
  held.delete(seasonId)
  held.set(seasonId, { atMs: nowMs, teams })
  if (held.size > SEASONS_KEPT) held.delete(held.keys().next().value!)
  return teams
}
