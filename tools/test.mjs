// Everything, on the embedded database: types, lint, tidy, documents, unit, server, browser journeys.
import { mkdirSync, rmSync } from 'node:fs'
import { buildIfNeeded } from './run/artifacts.mjs'
import { calibrations } from './run/calibrations.mjs'
import { checks } from './run/checks.mjs'
import { chromium, headlessShell, HOW_TO_GET_CHROMIUM } from './run/chromium.mjs'
import { tool, vitest } from './run/command.mjs'
import { installIfNeeded } from './run/install.mjs'
import { keepTemporaryInMemory } from './run/memory-folder.mjs'
import { requireNode } from './run/node-version.mjs'
import { at, cache } from './run/root.mjs'
import { slowestFiles } from './run/slowest.mjs'
import { giveUp, loudStep, quietStep } from './run/step.mjs'
import { runTests } from './run/tests.mjs'
import { Totals } from './run/totals.mjs'

requireNode()
keepTemporaryInMemory()
await installIfNeeded().catch(giveUp)

const totals = new Totals()
const reports = {
  vitest: cache('reports/vitest.json'),
  playwright: cache('reports/playwright.json'),
}
rmSync(cache('reports'), { recursive: true, force: true })
mkdirSync(cache('reports'), { recursive: true })

for (const { name, command } of [checks.types, checks.lint, checks.tidy, checks.generated])
  await unlessBroken(name, () => quietStep(name, command()))

const models = calibrations()
if (!models.isDue)
  console.log('demo worlds and models are as they were when their tests last passed')
await runTests(totals, {
  name: 'unit and server tests',
  kind: 'vitest',
  report: reports.vitest,
  start: (report, ...only) =>
    loudStep(
      'unit and server tests',
      vitest(
        ...models.without,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...only,
      ),
      { limitMs: 40 * 60_000 },
    ),
})
if (totals.failed === 0) models.passed()

await unlessBroken('build', buildIfNeeded)
await unlessBroken('browser journeys', runJourneys)

console.log('slowest files:')
for (const line of slowestFiles({
  vitest: [reports.vitest],
  playwright: [reports.playwright],
}))
  console.log(line)
console.log(totals.toString())
process.exitCode = totals.failed > 0 ? 1 : 0

async function runJourneys() {
  const browser = await chromium()
  if (!browser) throw new Error(HOW_TO_GET_CHROMIUM)
  const shell = (await headlessShell()) ?? browser
  await runTests(totals, {
    name: 'browser journeys',
    kind: 'playwright',
    report: reports.playwright,
    start: (report, ...only) =>
      loudStep(
        'browser journeys',
        tool('playwright', 'test', '--config', at('packages/e2e'), '--reporter=line,json', ...only),
        {
          env: { CHROMIUM: browser, HEADLESS_SHELL: shell, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          limitMs: 45 * 60_000,
        },
      ),
  })
}

async function unlessBroken(name, work) {
  try {
    await work()
  } catch (error) {
    console.error(error.message)
    totals.addBrokenStep(name, error.message.split('\n', 1)[0])
  }
}
