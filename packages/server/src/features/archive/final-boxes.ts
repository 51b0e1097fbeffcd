import type { BoxLine } from '@linmen/domain/sport/depth.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { hotMatch } from './hot-match.ts'

type Lines = readonly BoxLine[]

const KEPT = 500
const held = perApp(() => new Map<string, Lines>())

/**
 * How the lines of players read at the end of matches that are over. What a source tells without the rest is asked for
 * in one question and not recorded: it is a part of the depth, which is, once somebody looks at the match itself.
 */
export async function finalBoxes(
  ports: Ports,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Lines>> {
  const known = held(ports)
  const found = new Map<string, Lines>()
  const missing = new Set(matchIds.filter((id) => !known.has(id)))
  for (const id of matchIds) if (known.has(id)) found.set(id, known.get(id)!)
  const told = missing.size > 0 ? await feedOf(ports)?.boxes?.([...missing]) : []
  for (const { matchId, lines } of told ?? []) {
    missing.delete(matchId)
    found.set(matchId, lines)
  }
  for (const id of missing) found.set(id, await deepLines(ports, id))
  for (const [id, lines] of found) keep(known, id, lines)
  return found
}

/** The newest line of each player counts. */
async function deepLines(ports: Ports, matchId: string): Promise<Lines> {
  const newest = new Map<string, BoxLine>()
  for (const record of (await hotMatch(ports, matchId)).depth)
    if (record.kind === 'box') newest.set(record.playerId, record)
  return [...newest.values()]
}

function keep(known: Map<string, Lines>, id: string, lines: Lines): void {
  known.delete(id)
  known.set(id, lines)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
}
