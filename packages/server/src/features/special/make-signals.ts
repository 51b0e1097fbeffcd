import { setImmediate as breathe } from 'node:timers/promises'
import { archiveOf, sharedPulls } from '#features/archive/public.ts'
import { predictionsOf } from '#features/prediction/public.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import { catchUp } from './backtest.ts'
import { knownUnseen, ONLY_BY_RATINGS, ratedBefore } from './known-of.ts'
import { signalsFrom, writeSignals } from './signals-of-match.ts'
import { halfSignalled, signalsOf, unsignalled, type SignalRow } from './signal.repo.ts'

const AHEAD_MS = 36 * 3_600_000
const COMING_A_TURN = 4
/** Of these the first ones come every minute, the others by turns: some have no price until they begin, and hold up nobody. */
const FIRST_A_TURN = 2
const LOOKED_AT = 400
const TURN_MS = 60_000

export const makeSignalsJob = job({
  name: 'make-signals',
  cron: '* * * * *',
  run: (ports, _told, stopping) => makeSignals(ports, stopping),
})

/**
 * Some matches to come, some of those whose prediction came after their signals, and some that are over and that no tool
 * has been tried on.
 */
async function makeSignals(ports: Ports, stopping: AbortSignal): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const coming = await unsignalled(
    ports.db.read,
    { fromMs: nowMs, toMs: nowMs + AHEAD_MS },
    { played: false, limit: LOOKED_AT },
  )
  const silent = coming.map(({ id }) => id)
  const ids = [
    ...silent.slice(0, FIRST_A_TURN),
    ...byTurns(silent.slice(FIRST_A_TURN), COMING_A_TURN - FIRST_A_TURN, nowMs),
    ...(await ratedSince(ports, nowMs)),
  ]
  await signalMatches(ports, ids, nowMs)
  await catchUp(ports, nowMs, stopping)
}

/**
 * Some matches to come that have a prediction and lack a tool that needs it. They take turns, because one without enough
 * companies to compare with lacks it until its kick-off.
 */
async function ratedSince({ db }: Ports, nowMs: number): Promise<string[]> {
  const span = { fromMs: nowMs, toMs: nowMs + AHEAD_MS }
  const half = await halfSignalled(db.read, span, ONLY_BY_RATINGS)
  const rated = await predictionsOf(db.read, half)
  const waiting = half.filter((id) => rated.has(id))
  return byTurns(waiting, COMING_A_TURN, nowMs)
}

/** So many of them, and in the next minute the next. */
function byTurns(ids: readonly string[], many: number, nowMs: number): string[] {
  const first = (Math.floor(nowMs / TURN_MS) * many) % Math.max(1, ids.length)
  return [...ids.slice(first), ...ids.slice(0, first)].slice(0, many)
}

/** Writes down what every tool says about matches to come and has not said before, as of this moment. */
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
  const rows = await signalsOf(ports.db.read, ids)
  const said = (id: string) => rows.filter(({ match_id }) => match_id === id)
  const silent = ids.filter((id) => said(id).length === 0)
  const half = ids.filter((id) => said(id).length > 0 && !saysByRatings(said(id)))
  const rated = await predictionsOf(ports.db.read, half)
  const missing = [...silent, ...half.filter((id) => rated.has(id))].slice(0, ASKED)
  if (missing.length === 0) return
  const what = silent.length > 0 ? 'signals' : 'signals-by-ratings'
  const making = sharedPulls(ports).once(`${what}:${missing[0]}`, AGAIN_MS, (atMs) =>
    signalMatches(ports, missing, Math.max(atMs, nowMs)),
  )
  await waitAtMost(TIMEOUT_MS, making)
}

const saysByRatings = (rows: readonly SignalRow[]) =>
  ONLY_BY_RATINGS.every((each) => rows.some(({ tool }) => tool === each))
