import type { BoxLine } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

/** A finished match with every player's line. */
export interface BoxScore {
  readonly sheet: MatchSheet
  readonly lines: readonly BoxLine[]
}

const KEPT = 500
const knownLines = perApp(() => new Map<string, readonly BoxLine[]>())

/** The box scores of a team's last matches, newest first. */
export async function lastBoxScores(
  ports: Ports,
  teamId: string,
  count: number,
): Promise<BoxScore[]> {
  const sheets = await archiveOf(ports).recent(teamId, ports.clock.nowMs(), count)
  const scores: BoxScore[] = []
  for (const sheet of sheets) scores.push({ sheet, lines: await linesOf(ports, sheet.fixture.id) })
  return scores.filter(({ lines }) => lines.length > 0)
}

/** What is over does not change, so its lines are read once. */
async function linesOf(ports: Ports, matchId: string): Promise<readonly BoxLine[]> {
  const known = knownLines(ports)
  const held = known.get(matchId)
  if (held) return held
  const newest = new Map<string, BoxLine>()
  for (const record of await archiveOf(ports).depth(matchId))
    if (record.kind === 'box') newest.set(record.playerId, record)
  const lines = [...newest.values()]
  known.set(matchId, lines)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
  return lines
}
