import { namesLifecycle } from '#features/archive/names.lifecycle.ts'
import { gatherPrecedentsJob } from '#features/archive/public.ts'
import { chatLifecycle } from '#features/chat/rooms.ts'
import { writeStoriesJob } from '#features/home/write-stories.ts'
import { leagueLifecycle } from '#features/league/league.lifecycle.ts'
import { matchLifecycle } from '#features/match/match.lifecycle.ts'
import { messageLifecycle } from '#features/message/message.lifecycle.ts'
import { reviewLevelsJob } from '#features/expert/public.ts'
import { cancelLatePlansJob, tellFollowersJob, tellOfPickJob } from '#features/plan/public.ts'
import { makePredictionsJob } from '#features/prediction/make-predictions.ts'
import { askPaymentJob, checkPaymentsJob } from '#features/pay/public.ts'
import { logLifecycle, revealPicksJob } from '#features/record-log/public.ts'
import { reconcileBillsJob } from '#features/reconcile/public.ts'
import { sendRefundsJob } from '#features/refund/public.ts'
import { goalPushesLifecycle } from '#features/reminder/goal-pushes.ts'
import { remindJob } from '#features/reminder/remind.ts'
import { settleInterpretationsJob } from '#features/interpretation/settle-interpretations.ts'
import { makeSignalsJob } from '#features/special/make-signals.ts'
import { scoreToolsJob } from '#features/special/score-tools.ts'
import { beginPricesJob } from '#features/console/acts/price-acts.ts'
import { settleCorrectionJob } from '#features/settlement/apply-correction.ts'
import { correctPlansJob } from '#features/settlement/correct-plans.ts'
import { settleMarkJob } from '#features/settlement/settle-by-mark.ts'
import { settlePlansJob } from '#features/settlement/settle-plans.ts'
import { expirePacksJob } from '#features/sale/public.ts'
import { earnVipJob } from '#features/vip/earn-vip.ts'
import { settleSharesJob } from '#features/settlement/settle-shares.ts'
import { checkBooksJob, endLotsJob, sealBooksJob } from '#features/wallet/public.ts'
import { sendWithdrawalsJob } from '#features/withdrawal/public.ts'
import { forgetFilmsJob } from '#features/video/public.ts'
import { remindVipJob } from '#features/vip/remind-members.ts'
import { forgetOld } from '#jobs/forget-old.ts'
import { startJobs, type Runnable } from '#jobs/jobs.ts'
import { outboxJobs } from '#jobs/send-outbox.ts'
import type { Ports } from '#kit/ports.ts'
import { directGoods } from './direct-goods.ts'
import { senders } from './senders.ts'

/** Something a feature keeps running beside the requests: a feed, a cache that is kept warm. */
export interface Lifecycle {
  start(ports: Ports): Promise<() => Promise<void>>
}

const lifecycles: readonly Lifecycle[] = [
  messageLifecycle,
  matchLifecycle,
  chatLifecycle,
  leagueLifecycle,
  goalPushesLifecycle,
  namesLifecycle,
]

const jobs: readonly Runnable[] = [
  forgetOld,
  forgetFilmsJob,
  settleInterpretationsJob,
  settlePlansJob,
  correctPlansJob,
  settleCorrectionJob,
  settleMarkJob,
  beginPricesJob,
  cancelLatePlansJob,
  tellOfPickJob,
  revealPicksJob,
  reviewLevelsJob,
  tellFollowersJob,
  remindJob,
  writeStoriesJob,
  makePredictionsJob,
  askPaymentJob(directGoods),
  checkPaymentsJob(directGoods),
  earnVipJob,
  expirePacksJob,
  gatherPrecedentsJob,
  makeSignalsJob,
  scoreToolsJob,
  sendRefundsJob,
  sendWithdrawalsJob,
  reconcileBillsJob,
  settleSharesJob,
  endLotsJob,
  checkBooksJob,
  sealBooksJob,
  remindVipJob,
  ...outboxJobs(senders),
]

/** Starts all background work in order; what it returns stops it in the reverse order. */
export async function startBackground(ports: Ports): Promise<() => Promise<void>> {
  // The log stops last: whatever the others still promise is signed.
  const stops = [await logLifecycle.start(ports)]
  // Then the jobs: they are ready at once, and would wait long behind a feed that is caught up with.
  if (ports.settings.jobs) stops.push(await startJobs(ports, jobs))
  for (const lifecycle of lifecycles) stops.push(await lifecycle.start(ports))
  return async () => {
    for (const stop of stops.toReversed()) await stop()
  }
}
