// Before every commit: what can be said of the tree, and the tests nearest to what changed since main, or since the commit
// that is named: `npm run check -- HEAD`. `npm test` runs all.
import { checks } from './run/checks.mjs'
import { exitOnSignal, run, tool } from './run/command.mjs'
import { installIfNeeded } from './run/install.mjs'
import { keepTemporaryInMemory } from './run/memory-folder.mjs'
import { requireNode } from './run/node-version.mjs'
import { openTestDatabase } from './run/postgres.mjs'
import { at } from './run/root.mjs'
import { giveUp, quietStep, say } from './run/step.mjs'
import { reports, testRun, vitestRun, without } from './run/test-run.mjs'
import { chooseTests, projectsLeftOut, testsOfDocuments } from './run/tests-of-change.mjs'
import { Totals } from './run/totals.mjs'

requireNode()
exitOnSignal()
keepTemporaryInMemory()
await installIfNeeded().catch(giveUp)

const totals = new Totals()
const { changed, near, tests } = await findChange().catch(giveUp)
await Promise.all([checkHouse(), testChange().catch(giveUp)])
for (const line of totals.failureLines()) say(line)
say(totals.toString())
process.exitCode = totals.failed > 0 ? 1 : 0

async function findChange() {
  const script = at('tools/affected/main.ts')
  const affected = tool('tsx', '--conditions=linmen-source', script, ...process.argv.slice(2))
  const { code, output } = await run(affected, { quiet: true })
  if (code !== 0) throw new Error(`what changed is found with git:\n${output}`)
  return JSON.parse(output)
}

async function checkHouse() {
  await unlessBroken(checks.format)
  // The whole tree is linted by `npm test`.
  if (near.length > 0) await unlessBroken(checks.lint, near)
  await unlessBroken(checks.types)
  await unlessBroken(checks.tidy)
}

async function unlessBroken({ name, command }, files) {
  try {
    await quietStep(name, command(files))
  } catch (error) {
    say(error.message)
    totals.addError(name, error)
  }
}

async function testChange() {
  const chosen = [...new Set([...chooseTests(tests), ...testsOfDocuments(changed)])]
  say(
    `${changed.length} files changed, ${tests.length} test files can notice, ${chosen.length} are run`,
  )
  await runTests(chosen)
}

async function runTests(files) {
  const isOnServer = files.some((path) => path.startsWith('packages/server/'))
  const database = isOnServer ? await openTestDatabase() : null
  await testRun(totals, {
    name: 'tests of the change',
    command: vitestRun('--passWithNoTests', ...files),
    report: reports.check,
    env: {
      ...without(...projectsLeftOut(files)),
      ...(database?.url && { DATABASE_URL: database.url }),
    },
    limitMs: 20 * 60_000,
  }).finally(() => database?.stop())
  if (database) say(database.sentence)
}
