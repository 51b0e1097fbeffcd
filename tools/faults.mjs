// Everything that is done to the server on purpose, on loopback: `npm run faults [-- share [which…]]`.
import { tool } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { buildIfNeeded } from './run/artifacts.mjs'
import { requireNode } from './run/node-version.mjs'
import { startTemporaryCluster } from './run/postgres.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'

requireNode()
try {
  await installIfNeeded()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
const cluster = await startTemporaryCluster()
const script = at('packages/server/test/faults/main.ts')
const command = tool('tsx', '--conditions=linmen-source', script, ...process.argv.slice(2))
const env = { LINMEN_BUILT: '1', ...(cluster && { DATABASE_URL: cluster.url }) }
process.exitCode = await runInForeground(command, { env })
await cluster?.stop()
