import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import type { Judge } from '#features/record-log/public.ts'
import type { Reader } from '#db/port.ts'
import {
  judgesOf,
  plansWhere,
  scoreOf,
  settledBy,
  type Ended,
  type OpenPlan,
} from '#features/plan/settle-plan.ts'

/** Plans that got their result since a moment, by a match. */
export const settledPlansSince = (db: Reader, sinceMs: number): Promise<OpenPlan[]> =>
  plansWhere(db, (plans) => plans.where('settled_at_ms', '>', sinceMs).orderBy('settled_at_ms'))

/** Plans this match has decided, alone, as one of two or in a pool, however long ago. */
export const settledPlansOf = (db: Reader, matchId: string): Promise<OpenPlan[]> =>
  plansWhere(db, (plans) =>
    plans
      .where('result', 'is not', null)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('match_id', '=', matchId),
          exists(
            selectFrom('plan_leg')
              .select('plan_id')
              .whereRef('plan_id', '=', 'plan.id')
              .where('plan_leg.match_id', '=', matchId),
          ),
          exists(
            selectFrom('plan_pool_match')
              .select('plan_id')
              .whereRef('plan_id', '=', 'plan.id')
              .where('plan_pool_match.match_id', '=', matchId),
          ),
        ]),
      ),
  )

type Score = { readonly home: number; readonly away: number } | null

export type SettledAgain = Ended & {
  readonly score: Score
  readonly matches: readonly Judge[]
}

/** What a settled plan comes to by these outcomes; null where one is open, and where nothing differs from what stands. */
export function settledAgain(
  settled: OpenPlan,
  outcomeOf: (matchId: string) => MatchOutcome | undefined,
  nowMs: number,
): SettledAgain | null {
  const matches = judgesOf(settled, outcomeOf)
  if (!settled.pool && !matches.every(({ outcome }) => isDecided(outcome))) return null
  const again = settledBy(settled, (id) => outcomeOf(id) ?? { state: 'open' }, nowMs)
  const score = scoreOf(settled, outcomeOf)
  return !again || isSame(settled.plan, again, score) ? null : { ...again, score, matches }
}

const isDecided = ({ state }: MatchOutcome) => state === 'finished' || state === 'cancelled'

const isSame = (plan: OpenPlan['plan'], again: Ended, score: Score): boolean =>
  plan.result === again.result &&
  plan.returned_hundredths === again.returnedHundredths &&
  plan.home_goals === (score?.home ?? null) &&
  plan.away_goals === (score?.away ?? null) &&
  plan.pool_right === ('right' in again ? again.right : null)
