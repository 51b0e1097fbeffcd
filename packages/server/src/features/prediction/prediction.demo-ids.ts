import { upcomingHotMatches } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'
import { askPrediction } from './ask-prediction.ts'
import { predictionsOf } from './prediction.repo.ts'

const TRIES = 20

/** The prediction of the match the demo names; the others are made when they are asked for, or by the job. */
export async function predictionDemoIds(ports: Ports): Promise<Record<string, string>> {
  const nowMs = ports.clock.nowMs()
  const [matchId] = await upcomingHotMatches(ports.db.read, nowMs, 1)
  if (matchId === undefined) return {}
  // A reader would not wait longer than one of these; whoever names things waits for it to be there.
  for (let tries = 0; tries < TRIES; tries++)
    if ((await askPrediction(ports, matchId, nowMs)) !== 'soon') break
  const row = (await predictionsOf(ports.db.read, [matchId])).get(matchId)
  return row ? { predictionId: row.id } : {}
}
