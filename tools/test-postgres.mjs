// The server and race suites on PostgreSQL: the database in DATABASE_URL, or a temporary one.
import { rmSync } from 'node:fs'
import { vitest } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { keepTemporaryInMemory } from './run/memory-folder.mjs'
import { requireNode } from './run/node-version.mjs'
import { HOW_TO_GET_POSTGRES, startTemporaryCluster } from './run/postgres.mjs'
import { cache } from './run/root.mjs'
import { giveUp, step } from './run/step.mjs'
import { runTests } from './run/tests.mjs'
import { Totals } from './run/totals.mjs'

requireNode()
keepTemporaryInMemory()
const cluster = await prepare().catch(giveUp)
const report = cache('reports/postgres.json')
rmSync(report, { force: true })
const from = performance.now()
try {
  const totals = new Totals()
  await runTests(totals, {
    name: 'server tests on PostgreSQL',
    kind: 'vitest',
    report,
    start: (file, ...only) =>
      runInForeground(
        vitest(
          '--project=server',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...only,
        ),
        { env: { DATABASE_URL: cluster.url } },
      ),
  })
  process.exitCode = totals.failed > 0 ? 1 : 0
  await cluster.stop()
  console.log(`server tests on PostgreSQL ${((performance.now() - from) / 1000).toFixed(1)} s`)
  console.log(totals.toString())
} catch (error) {
  await cluster.stop()
  giveUp(error)
}

async function prepare() {
  await installIfNeeded()
  const url = process.env.DATABASE_URL
  if (url) return { url, stop: async () => {} }
  const started = await step('temporary PostgreSQL', startTemporaryCluster)
  if (started) return started
  console.error(HOW_TO_GET_POSTGRES)
  process.exit(1)
}
