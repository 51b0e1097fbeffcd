import { toolOf } from '@linmen/domain/special/tools.ts'
import { upcomingHotMatches } from '#features/match/public.ts'
import { lookId, signalMatches } from '#features/special/public.ts'
import type { Ports } from '#kit/ports.ts'

/** What is sold about a match is sold before it begins: whoever works with these ids for hours still finds it locked. */
const AHEAD_MS = 3 * 3_600_000

/** A match with tools nobody has opened, a win mark of another one, a topic and a pass. */
export async function specialDemoIds(ports: Ports): Promise<Record<string, string>> {
  const nowMs = ports.clock.nowMs()
  const matches = await upcomingHotMatches(ports.db.read, nowMs + AHEAD_MS, 2)
  await signalMatches(ports, matches, nowMs)
  const [lockedMatchId, other = lockedMatchId] = matches
  return {
    specialId: '1',
    modelConfigId: 'pass-7',
    ...(lockedMatchId !== undefined && { lockedMatchId }),
    ...(other !== undefined && { windMarkId: lookId(toolOf('winMark'), other) }),
  }
}
