import { setTimeout as delay } from 'node:timers/promises'
import { cpuSeconds } from './cpu-time.ts'

const LOOK_MS = 5000
/** Of one core. */
const QUIET_SHARE = 0.1
const TIMEOUT_MS = 180_000

/** Waits until a product has done the work of its first minutes: a phone does not share its processor with it. */
export async function untilQuiet(pid: number): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end;) {
    const before = cpuSeconds(pid)
    if (before === null) return
    await delay(LOOK_MS)
    const share = ((cpuSeconds(pid) ?? before) - before) / (LOOK_MS / 1000)
    if (share < QUIET_SHARE) return
  }
}
