// Whether the demo worlds still behave over tens of thousands of matches: `npm run calibrate [-- which…]`.
import { installIfNeeded } from './run/install.mjs'
import { runInForeground } from './run/foreground.mjs'
import { keepTemporaryInMemory } from './run/memory-folder.mjs'
import { requireNode } from './run/node-version.mjs'
import { openTestDatabase } from './run/postgres.mjs'
import { giveUp } from './run/step.mjs'
import { laneRun } from './run/test-run.mjs'

requireNode()
keepTemporaryInMemory()
await installIfNeeded().catch(giveUp)
const database = await openTestDatabase().catch(giveUp)
const env = { LINMEN_LANE: 'full', ...(database.url && { DATABASE_URL: database.url }) }
try {
  const lane = laneRun('calibrate', ...process.argv.slice(2))
  process.exitCode = await runInForeground(lane, { env })
} finally {
  await database.stop()
}
console.log(database.sentence)
