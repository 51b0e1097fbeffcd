import { configDefaults, defineConfig } from 'vitest/config'

// Tests run the sources, never a stale build: the `linmen-source` condition leads to src everywhere.
const conditions = ['linmen-source', 'module', 'node', 'development']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: ['linmen-source'] } }
// Where the global setup runs.
const environments = { __vitest__: ssr }

// Tests that take minutes in their full form belong to the lanes `npm run faults` and `npm run calibrate`.
const FAULTS = 'packages/**/*.faults.test.ts'
const CALIBRATIONS = 'packages/**/*.calibration.test.ts'

const common = {
  exclude: [...configDefaults.exclude, FAULTS, CALIBRATIONS],
  // Rules keep nothing between calls, and a server keeps all it has with its app: files share a process, which takes
  // less than half of the processor time.
  isolate: false,
  // A busy machine is slow, and that is no failure: a test is ended only when it hangs, and what it waits for may come
  // late.
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}
/** Tests that start from a copy of the server's template database. */
const withDatabase = { globalSetup: ['packages/server/test/global-setup.ts'] }

const project = (name: string, include: string, more = {}) => ({
  resolve,
  ssr,
  environments,
  test: { ...common, name, include: [include], ...more },
})
const lane = (name: string, include: string) =>
  project(name, include, { ...withDatabase, exclude: configDefaults.exclude })
const ofPackage = (name: string, more = {}) => project(name, `packages/${name}/**/*.test.ts`, more)

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      ofPackage('contract'),
      ofPackage('domain'),
      ofPackage('simulator'),
      ofPackage('models'),
      ofPackage('predictor'),
      ofPackage('server', withDatabase),
      'packages/web/vitest.config.ts',
      project('web-build', 'packages/web/{build,postcss}/**/*.test.ts'),
      project('tools', 'tools/**/*.test.ts'),
      lane('faults', FAULTS),
      lane('calibrate', CALIBRATIONS),
    ],
  },
})
