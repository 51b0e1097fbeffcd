import { namesLifecycle } from '#features/archive/names.lifecycle.ts'
import { leagueLifecycle } from '#features/league/league.lifecycle.ts'
import { matchLifecycle } from '#features/match/match.lifecycle.ts'
import { makePredictionsJob } from '#features/prediction/make-predictions.ts'
import { settlePlansJob } from '#features/settlement/settle-plans.ts'
import { forgetOld } from '#jobs/forget-old.ts'
import { startJobs, type Job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'

/** Something a feature keeps running beside the requests: a feed, a cache that is kept warm. */
export interface Lifecycle {
  start(ports: Ports): Promise<() => Promise<void>>
}

const lifecycles: readonly Lifecycle[] = [matchLifecycle, leagueLifecycle, namesLifecycle]

const jobs: readonly Job[] = [forgetOld, settlePlansJob, makePredictionsJob]

/** Starts all background work in order; what it returns stops it in the reverse order. */
export async function startBackground(ports: Ports): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = []
  // The jobs first: they are ready at once, and would wait long behind a feed that is caught up with.
  if (ports.settings.jobs) stops.push(await startJobs(ports, jobs))
  for (const lifecycle of lifecycles) stops.push(await lifecycle.start(ports))
  return async () => {
    for (const stop of stops.toReversed()) await stop()
  }
}
