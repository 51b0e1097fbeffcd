// Every test but those of the lanes, once through; with CI set, the lanes in their short form, too. See docs/testing.md.
import { mkdirSync, rmSync } from 'node:fs'
import { checks } from './run/checks.mjs'
import { chromium, headlessShell, HOW_TO_GET_CHROMIUM } from './run/chromium.mjs'
import { exitOnSignal, tool } from './run/command.mjs'
import { installIfNeeded } from './run/install.mjs'
import { keepTemporaryInMemory } from './run/memory-folder.mjs'
import { requireNode } from './run/node-version.mjs'
import { HOW_TO_GET_POSTGRES, openTestDatabase } from './run/postgres.mjs'
import { at, cache } from './run/root.mjs'
import { giveUp, quietStep, say, step } from './run/step.mjs'
import {
  LANES,
  only,
  playwrightRun,
  reports,
  testRun,
  vitestRun,
  without,
} from './run/test-run.mjs'
import { Totals } from './run/totals.mjs'

requireNode()
exitOnSignal()
keepTemporaryInMemory()
// Packages are downloaded before the run, and their time has a line of its own.
await installIfNeeded().catch(giveUp)
rmSync(cache('reports'), { recursive: true, force: true })
mkdirSync(cache('reports'), { recursive: true })

/** Steps that no other step waits for leave the processor to those that some do. */
const BESIDE = { priority: 5 }

const totals = new Totals()
const database = await openTestDatabase().catch(giveUp)
if (!database.url) say(HOW_TO_GET_POSTGRES)
await step('whole run', () => runAll().finally(database.stop))

for (const line of totals.failureLines()) say(line)
say(database.sentence)
say(totals.toString())
process.exitCode = totals.failed > 0 ? 1 : 0

async function runAll() {
  const browser = findBrowser()
  // A browser that is missing is a failure of the journeys, and they are not there yet.
  browser.catch(() => {})
  const house = checkHouse()
  // First, because tests that start programs of the server save three seconds each with the built ones.
  const isBuilt = await unlessBroken('build', build)
  const worlds = isBuilt ? unlessBroken('worlds of the journeys', makeWorlds) : null
  await unitTests(isBuilt)
  const hasWorlds = await worlds
  const lanes = process.env.CI && isBuilt ? shortLanes() : null
  if (hasWorlds) await unlessBroken('browser journeys', async () => journeys(await browser))
  await Promise.all([lanes, house])
}

function build() {
  return quietStep('build', [process.execPath, at('tools/build.mjs')])
}

/** Made while the unit tests run, kept for the next run. */
function makeWorlds() {
  const script = at('packages/e2e/src/prepare-world.ts')
  const command = tool('tsx', '--conditions=linmen-source', script)
  return quietStep('worlds of the journeys', command, BESIDE)
}

async function checkHouse() {
  for (const { name, command } of Object.values(checks))
    await unlessBroken(name, () => quietStep(name, command(), BESIDE))
}

function unitTests(isBuilt) {
  return testRun(totals, {
    name: 'unit and server tests',
    command: vitestRun(),
    report: reports.tests,
    env: { ...databaseEnv(), ...without(...LANES), ...(isBuilt && { LINMEN_BUILT: '1' }) },
    limitMs: 40 * 60_000,
  })
}

function shortLanes() {
  return testRun(totals, {
    name: 'faults and calibrations in their short form',
    command: vitestRun(...only(...LANES)),
    report: reports.lanes,
    env: { ...databaseEnv(), LINMEN_LANE: 'short', LINMEN_BUILT: '1' },
    limitMs: 20 * 60_000,
    ...BESIDE,
  })
}

function journeys(browser) {
  return testRun(totals, {
    name: 'browser journeys',
    command: playwrightRun(),
    report: reports.journeys,
    env: browser,
    limitMs: 45 * 60_000,
  })
}

function databaseEnv() {
  return database.url ? { DATABASE_URL: database.url } : {}
}

async function findBrowser() {
  const browser = await chromium()
  if (!browser) throw new Error(HOW_TO_GET_CHROMIUM)
  return { CHROMIUM: browser, HEADLESS_SHELL: (await headlessShell()) ?? browser }
}

/** Whether it was done: what follows from it is left out otherwise, and one failure says so. */
async function unlessBroken(name, work) {
  try {
    await work()
    return true
  } catch (error) {
    say(error.message)
    totals.addError(name, error)
    return false
  }
}
