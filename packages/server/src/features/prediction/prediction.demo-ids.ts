import { upcomingHotMatches } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'
import { predictMatch } from './make-predictions.ts'
import { predictionsOf } from './prediction.repo.ts'

/** The prediction of the match the demo names; the others are made by the job, one after the other. */
export async function predictionDemoIds(ports: Ports): Promise<Record<string, string>> {
  const nowMs = ports.clock.nowMs()
  const [matchId] = await upcomingHotMatches(ports.db.read, nowMs, 1)
  if (matchId === undefined) return {}
  await predictMatch(ports, matchId, nowMs)
  const row = (await predictionsOf(ports.db.read, [matchId])).get(matchId)
  return row ? { predictionId: row.id } : {}
}
