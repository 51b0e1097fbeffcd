import { setTimeout as pause } from 'node:timers/promises'
import { demoMadeAt, endPast, isPastMissing, type PastTask } from '#features/archive/public.ts'
import { recordSeason } from '#features/match/match.demo.ts'
import { seedPredictions } from '#features/prediction/prediction.demo.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { runAsLeader } from '#kit/leadership.ts'
import type { Ports } from '#kit/ports.ts'
import { seedCorrection } from './correction.demo.ts'
import { publishCrowd } from './plan/demo-crowd.ts'
import { trySignals } from './special/special.demo.ts'

const OFFICE = 720_541_022
const AGAIN_MS = 5000

type Step = (ports: Ports, task: PastTask) => Promise<void>

/**
 * What nobody looks at first. Each step may be interrupted and is done again at the next start without doing anything twice.
 */
const steps: readonly Step[] = [
  recordSeason,
  publishCrowd,
  seedPredictions,
  trySignals,
  seedCorrection,
  numberPast,
]

/** Writes what is missing of a demo's past beside the requests. What it returns ends it after the piece under way. */
export async function startCatchUp(ports: Ports): Promise<() => Promise<void>> {
  if (!ports.settings.jobs || !(await isPastMissing(ports))) return async () => {}
  const report = (error: unknown) => ports.mishaps.note('demo', error)
  return runAsLeader(ports.db, { key: OFFICE, take: async () => keepTrying(ports, report), report })
}

function keepTrying(ports: Ports, report: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted && (await isPastMissing(ports)))
      try {
        await catchUp(ports, signal)
      } catch (error) {
        report(error)
        await pause(AGAIN_MS, undefined, { signal }).catch(() => {})
      }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}

/** The whole past, or as much of it as there is time for. */
export async function catchUp(ports: Ports, stopping: AbortSignal): Promise<void> {
  if (!(await isPastMissing(ports))) return
  const madeAtMs = await demoMadeAt(ports)
  for (const step of steps) {
    if (stopping.aborted) return
    await step(ports, { madeAtMs, stopping })
  }
  if (!stopping.aborted) await ports.db.transaction((tx) => endPast(tx, ports.clock.nowMs()))
}

/**
 * Until now the log waited: everything promised with a time of the past gets its number first, and what was promised
 * meanwhile after it, each by its hour.
 */
async function numberPast(ports: Ports, { stopping }: PastTask): Promise<void> {
  await revealPicks(ports)
  await sequenceLog(ports, { asTold: true, stopping })
}
