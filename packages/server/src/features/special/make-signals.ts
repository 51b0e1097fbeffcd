import { setImmediate as breathe } from 'node:timers/promises'
import { archiveOf, sharedPulls } from '#features/archive/public.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import { catchUp } from './backtest.ts'
import { knownUnseen, ratedBefore } from './known-of.ts'
import { signalsFrom, writeSignals } from './signals-of-match.ts'
import { signalsOf, unsignalled } from './signal.repo.ts'

const AHEAD_MS = 36 * 3_600_000
const COMING_A_TURN = 4

/** Every minute some matches to come, and some that are over and that no tool has been tried on. */
export const makeSignalsJob = job({
  name: 'make-signals',
  cron: '* * * * *',
  run: async (ports) => {
    const nowMs = ports.clock.nowMs()
    const coming = await unsignalled(
      ports.db.read,
      { fromMs: nowMs, toMs: nowMs + AHEAD_MS },
      { played: false, limit: COMING_A_TURN },
    )
    await signalMatches(
      ports,
      coming.map(({ id }) => id),
      nowMs,
    )
    await catchUp(ports, nowMs)
  },
})

/** Writes down what every tool says about matches to come, as of this moment. */
export async function signalMatches(
  ports: Ports,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  for (const sheet of await archiveOf(ports).matches(ids)) {
    if (sheet.fixture.kickOffAtMs <= nowMs) continue
    await breathe()
    const rated = await ratedBefore(ports, sheet.fixture.id)
    const known = await knownUnseen(ports, sheet, { nowMs, rated })
    await writeSignals(ports, signalsFrom(known, { madeAtMs: nowMs, backtest: false }))
  }
}

const TIMEOUT_MS = 2500
const AGAIN_MS = 5 * 60_000
// Whole days are the job's work.
const ASKED = 3

/** Sees to it that matches somebody asks about have their signals; what takes longer is there the next time. */
export async function askSignals(
  ports: Ports,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  const known = new Set((await signalsOf(ports.db.read, ids)).map(({ match_id }) => match_id))
  const missing = ids.filter((id) => !known.has(id)).slice(0, ASKED)
  if (missing.length === 0) return
  const making = sharedPulls(ports).once(`signals:${missing[0]}`, AGAIN_MS, (atMs) =>
    signalMatches(ports, missing, Math.max(atMs, nowMs)),
  )
  await waitAtMost(TIMEOUT_MS, making)
}
