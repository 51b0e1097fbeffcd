import { whyUnwritable, type WhyMissing } from '@linmen/domain/prediction/missing-prediction.ts'
import { archiveOf, sharedPulls } from '#features/archive/public.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { makePredictions, predictedSpan } from './make-predictions.ts'
import { predictionsOf, unpredictedOfLeague } from './prediction.repo.ts'

/** A reader waits this long for a league to be learned; the next question finds it done. */
const TIMEOUT_MS = 3000
/** A match with too little behind it is not tried again for each who asks. */
const AGAIN_MS = 10 * 60_000

/**
 * Sees to it that a match has its prediction: the job comes to each league only in turn, and a reader should not wait for
 * that. All matches of the league are written down together. Undefined when there is one, else why not.
 */
export async function askPrediction(
  ports: Ports,
  matchId: string,
  nowMs: number,
): Promise<WhyMissing | undefined> {
  if (await isWritten(ports, matchId)) return undefined
  const { fixture, league } =
    (await archiveOf(ports).match(matchId)) ?? refuseUnknown('match.not_found')
  const why = whyUnwritable({ ...fixture, competition: league.kind }, nowMs)
  if (why) return why
  let learned = false
  const learning = learnFor(ports, fixture).then(() => void (learned = true))
  await waitAtMost(TIMEOUT_MS, learning)
  if (await isWritten(ports, matchId)) return undefined
  return learned ? 'tooFew' : 'soon'
}

const isWritten = async ({ db }: Ports, matchId: string) =>
  (await predictionsOf(db.read, [matchId])).has(matchId)

const learnFor = (ports: Ports, { id, leagueId }: { id: string; leagueId: string }) => {
  const pulls = sharedPulls(ports)
  return pulls.once(`prediction:${id}`, AGAIN_MS, (nowMs) =>
    pulls.while(`predictions:${leagueId}`, async () => {
      const waiting = await unpredictedOfLeague(ports.db.read, leagueId, predictedSpan(nowMs))
      await makePredictions(ports, waiting, nowMs)
    }),
  )
}
