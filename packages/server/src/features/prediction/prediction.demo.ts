import { businessDay, businessDaySpan } from '@linmen/domain/match/business-day.ts'
import type { Ports } from '#kit/ports.ts'
import { makePredictions } from './make-predictions.ts'
import { unpredictedMatches } from './prediction.repo.ts'

/** What is still to be played of the day on the list has its predictions from the first start on: the job comes later. */
export async function seedPredictions(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const { toMs } = businessDaySpan(businessDay(nowMs))
  const waiting = await unpredictedMatches(ports.db.read, { fromMs: nowMs, toMs })
  await makePredictions(ports, waiting, nowMs)
}
