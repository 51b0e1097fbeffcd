import type { Ports } from '#kit/ports.ts'
import { makePredictions, predictedSpan } from './make-predictions.ts'
import { nextPredicted, unpredictedMatches } from './prediction.repo.ts'

/** A prediction of a match that is still to come. Late in the day none may be left of those that were written. */
export async function predictionDemoIds(ports: Ports): Promise<Record<string, string>> {
  const nowMs = ports.clock.nowMs()
  const known = await nextPredicted(ports.db.read, nowMs)
  const id = known ?? (await writeNext(ports, nowMs))
  return id === undefined ? {} : { predictionId: id }
}

/** Of the first league that can be learned. */
async function writeNext(ports: Ports, nowMs: number): Promise<string | undefined> {
  const waiting = await unpredictedMatches(ports.db.read, predictedSpan(nowMs))
  for (const league of new Set(waiting.map(({ league_id }) => league_id))) {
    const matches = waiting.filter(({ league_id }) => league_id === league)
    if ((await makePredictions(ports, matches, nowMs)) > 0)
      return nextPredicted(ports.db.read, nowMs)
  }
  return undefined
}
