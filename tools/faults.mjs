// Everything that is done to the server on purpose, on loopback: `npm run faults [-- share [which…]]`, then the tests of
// the lane: in full with the full share, else in their short form.
import { buildIfNeeded } from './run/artifacts.mjs'
import { tool } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { openTestDatabase } from './run/postgres.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'
import { laneRun } from './run/test-run.mjs'

requireNode()
try {
  await installIfNeeded()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
const [share = '1', ...which] = process.argv.slice(2)
const database = await openTestDatabase().catch(giveUp)
const env = { LINMEN_BUILT: '1', ...(database.url && { DATABASE_URL: database.url }) }
try {
  const script = at('packages/server/test/faults/main.ts')
  const faults = tool('tsx', '--conditions=linmen-source', script, share, ...which)
  const code = await runInForeground(faults, { env })
  // The first of these commands has just done these at full length.
  const rest = ['--exclude=**/test/faults/table.faults.test.ts', ...which]
  const lane = laneRun('faults', ...rest)
  const form = { LINMEN_LANE: Number(share) >= 1 ? 'full' : 'short' }
  const laneCode = await runInForeground(lane, { env: { ...env, ...form } })
  process.exitCode = code || laneCode
} finally {
  await database.stop()
}
console.log(database.sentence)
