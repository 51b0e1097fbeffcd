import { fork } from 'node:child_process'
import { once } from 'node:events'
import { keepDatabase } from '#db/open.ts'
import { startDemo } from '#demo/start-demo.ts'
import type { Settings } from '#kit/settings.ts'
import { openPorts } from './open-ports.ts'
import { step } from './step.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const ALONE = '--prepare'
// It ends with what it makes: the small heap of the server would cost it a tenth of its time (tools/start.mjs).
const ROOMY = '--max-semi-space-size=64'
const OF_A_SMALL_HEAP = /^--(max-semi-space-size|heap-growing-percent)=/

/** This process was only started to make a house. */
export const isMaker = (): boolean => process.argv.includes(ALONE)

/** Makes the embedded database with the demo in it. An unfinished one is never seen. */
export async function createDatabase(settings: Settings): Promise<void> {
  // Nobody waits for it any more. Leaving by the door ends what was begun beside us.
  for (const end of ['disconnect', ...SIGNALS]) process.once(end, () => process.exit(1))
  const ports = await step('建立数据库', () => openPorts(settings, { draft: true }))
  if (settings.demo) await step('填入演示数据', () => startDemo(ports))
  // What nobody has counted is read as if it were empty: the first minutes of a new demo would take the worst ways.
  await step('统计数据', () => ports.db.pool.query('ANALYZE'))
  await ports.relay.close()
  await ports.limits.close()
  await ports.db.close()
  await keepDatabase(settings)
}

/**
 * The same in a process of its own: it takes several hundred megabytes that a process would never give back. What
 * went wrong there has been said there.
 */
export async function createDatabaseInChild(): Promise<void> {
  const flags = process.execArgv.filter((flag) => !OF_A_SMALL_HEAP.test(flag))
  const child = fork(process.argv[1]!, [...process.argv.slice(2), ALONE], {
    execArgv: [...flags, ROOMY],
  })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  const [code] = (await once(child, 'exit')) as [number | null]
  for (const signal of SIGNALS) process.off(signal, pass)
  if (code !== 0) process.exit(code ?? 1)
}
