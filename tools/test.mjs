// Everything, on the embedded database: types, lint, tidy, documents, unit, server, browser journeys.
import { mkdirSync, rmSync } from 'node:fs'
import { buildIfNeeded } from './run/artifacts.mjs'
import { calibrations } from './run/calibrations.mjs'
import { checks } from './run/checks.mjs'
import { chromium, HOW_TO_GET_CHROMIUM } from './run/chromium.mjs'
import { tool, vitest } from './run/command.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { at, cache } from './run/root.mjs'
import { slowestFiles } from './run/slowest.mjs'
import { giveUp, loudStep, quietStep } from './run/step.mjs'
import { Totals } from './run/totals.mjs'

requireNode()
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
const unitCode = await loudStep(
  'unit and server tests',
  vitest(
    ...models.without,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ),
  { limitMs: 40 * 60_000 },
)
totals.addVitest(reports.vitest)
if (unitCode === 0) models.passed()
else if (totals.failed === 0) totals.addBrokenStep('unit and server tests')

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
  const before = totals.failed
  const code = await loudStep(
    'browser journeys',
    tool('playwright', 'test', '--config', at('packages/e2e'), '--reporter=line,json'),
    {
      env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
      limitMs: 55 * 60_000,
    },
  )
  totals.addPlaywright(reports.playwright)
  if (code !== 0 && totals.failed === before) totals.addBrokenStep('browser journeys')
}

async function unlessBroken(name, work) {
  try {
    await work()
  } catch (error) {
    console.error(error.message)
    totals.addBrokenStep(name, error.message.split('\n', 1)[0])
  }
}
