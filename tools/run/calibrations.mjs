import { fingerprint, setStamp, stampIs } from './fingerprint.mjs'

const STAMP = 'calibrated'

/** Projects that reckon for minutes whether demo worlds and models still behave. They know nothing of server and pages. */
const PROJECTS = ['simulator', 'models', 'predictor']

const SOURCES = [
  'package-lock.json',
  'vitest.config.ts',
  ...['contract', 'domain', ...PROJECTS].map((name) => `packages/${name}`),
]

/** Whether they have to run: in CI always, elsewhere when something they read has changed since they last passed. */
export function calibrations() {
  const now = fingerprint(SOURCES, { withTests: true })
  const isDue = Boolean(process.env.CI) || !stampIs(STAMP, now)
  return {
    isDue,
    /** What keeps them out of a run. */
    without: isDue ? [] : PROJECTS.map((name) => `--project=!${name}`),
    passed: () => setStamp(STAMP, now),
  }
}
