import { businessDay, businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { groupBy, type PastTask } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { makePredictions } from './make-predictions.ts'
import { unpredictedMatches } from './prediction.repo.ts'

/** What is still to be played of the day on the list is predicted before the job comes to it, one league after the other. */
export async function seedPredictions(
  ports: Ports,
  { stopping }: Pick<PastTask, 'stopping'>,
): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const { toMs } = businessDaySpan(businessDay(nowMs))
  const waiting = await unpredictedMatches(ports.db.read, { fromMs: nowMs, toMs })
  for (const matches of groupBy(waiting, ({ league_id }) => league_id).values()) {
    if (stopping.aborted) return
    await makePredictions(ports, matches, nowMs)
  }
}
