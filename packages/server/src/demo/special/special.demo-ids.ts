import { toolOf } from '@linmen/domain/special/tools.ts'
import { upcomingHotMatches } from '#features/match/public.ts'
import { lookId, signalMatches } from '#features/special/public.ts'
import type { Ports } from '#kit/ports.ts'

/** A win mark nobody has opened, a topic and a pass. */
export async function specialDemoIds(ports: Ports): Promise<Record<string, string>> {
  const nowMs = ports.clock.nowMs()
  const matches = await upcomingHotMatches(ports.db.read, nowMs, 2)
  await signalMatches(ports, matches, nowMs)
  const matchId = matches.at(-1)
  return {
    specialId: '1',
    modelConfigId: 'pass-7',
    ...(matchId !== undefined && { windMarkId: lookId(toolOf('winMark'), matchId) }),
  }
}
