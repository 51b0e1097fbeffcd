import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { sheetsOfSeason } from './match-sheet.repo.ts'
import { pullSeasons } from '#features/archive/pulls/pull-season.ts'

interface Held {
  readonly atMs: number
  readonly sheets: readonly MatchSheet[]
}

/** Another process may have recorded a result; this one forgets at once. */
const HELD_MS = 5000
const seasons = perApp(() => new Map<string, Held>())

/** All matches of a season in order of kick-off, read at most every few seconds however many people ask. */
export async function seasonSheets(ports: Ports, seasonId: string): Promise<readonly MatchSheet[]> {
  const known = seasons(ports)
  const nowMs = ports.clock.nowMs()
  const held = known.get(seasonId)
  if (held && nowMs - held.atMs < HELD_MS) return held.sheets
  await pullSeasons(ports, [seasonId])
  const sheets = await sheetsOfSeason(ports.db.read, seasonId)
  for (const [id, { atMs }] of known) if (nowMs - atMs >= HELD_MS) known.delete(id)
  known.set(seasonId, { atMs: nowMs, sheets })
  return sheets
}

/** The next question reads anew: results were recorded. */
export const forgetSeasons = (ports: Ports): void => seasons(ports).clear()
