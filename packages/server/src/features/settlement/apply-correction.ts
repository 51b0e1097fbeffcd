import { id } from '@linmen/contract/kit/scalars.ts'
import { shape } from '@linmen/contract/kit/shapes.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job, type JobName } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { matchOutcomes, restateScore } from '#features/match/public.ts'
import { correctPlan, matchesOf, settledPlansOf } from '#features/plan/public.ts'
import { correctionOf, moveCorrection } from './score-correction.repo.ts'

export const settleCorrection: JobName<{ id: string }> = {
  name: 'settle-correction',
  payload: shape({ id }),
}

/** Runs when a correction is agreed to. */
export const settleCorrectionJob = job({
  ...settleCorrection,
  run: (ports, told) => applyCorrection(ports, told.id),
})

/** Safe to repeat: the score is stated under one number, and a plan that agrees with its match is left alone. */
export async function applyCorrection(ports: Ports, correctionId: string): Promise<void> {
  const row = await correctionOf(ports.db.read, correctionId)
  if (row?.state !== 'agreed') return
  const { match_id: matchId, feed_seq: seq } = row
  await restateScore(ports, { matchId, seq, score: { home: row.to_home, away: row.to_away } })
  const plans = await settledPlansOf(ports.db.read, matchId)
  const outcomes = await matchOutcomes(ports.db.read, [...new Set(plans.flatMap(matchesOf))])
  await attemptAll(ports, plans, { kind: 'plan', ref: ({ plan }) => plan.id }, (plan) =>
    correctPlan(ports, plan, (each) => outcomes.get(each)),
  )
  const done = { done_at_ms: ports.clock.nowMs() }
  await ports.db.transaction((tx) => moveCorrection(tx, row, 'done', done))
}
