import { fileURLToPath } from 'node:url'
import { run, tool, vitest } from './command.mjs'
import { at, cache } from './root.mjs'
import { say, step } from './step.mjs'
import { forgetReport, stillRunning } from './test-report.mjs'

export const reporters = {
  vitest: fileURLToPath(new URL('./vitest-reporter.mjs', import.meta.url)),
  playwright: fileURLToPath(new URL('./playwright-reporter.mjs', import.meta.url)),
}

/** One report for each run, kept until the next. */
export const reports = {
  tests: cache('reports/tests.json'),
  lanes: cache('reports/lanes.json'),
  journeys: cache('reports/journeys.json'),
  check: cache('reports/check.json'),
}

/** Projects of Vitest that are run by their own commands: `npm run faults`, `npm run calibrate`. */
export const LANES = ['faults', 'calibrate']

export const only = (...projects) => projects.map((name) => `--project=${name}`)
/** For the environment: of several `--project=!name` Vitest runs what any of them lets through. */
export const without = (...projects) => ({ LINMEN_PROJECTS_LEFT_OUT: projects.join() })

export const vitestRun = (...args) => vitest(`--reporter=${reporters.vitest}`, ...args)

/** A lane by itself, in front of a person; `which` names a part of the paths. */
export const laneRun = (lane, ...which) =>
  vitest('--reporter=verbose', '--passWithNoTests', ...only(lane), ...which)

export const playwrightRun = (...args) =>
  tool(
    'playwright',
    'test',
    '--config',
    at('packages/e2e'),
    `--reporter=${reporters.playwright}`,
    ...args,
  )

/** Runs tests once and adds them to the totals. */
export async function testRun(totals, { name, command, report, limitMs, ...options }) {
  forgetReport(report)
  const env = { ...options.env, LINMEN_REPORT: report }
  const ending = await step(name, () => run(command, { ...options, env, limitMs, onLine: say }))
  const { code, output, isAtLimit } = ending
  const reason = isAtLimit ? atLimit(report) : `exit code ${code}`
  // What it said besides its failures explains why it could not count.
  if (!totals.add(name, report, { code, reason })) say(output.trimEnd())
}

const atLimit = (report) =>
  `stopped at its limit beside ${stillRunning(report).join(', ') || 'no test'}`
