import { configDefaults, defineConfig } from 'vitest/config'
import { alsoEmbedded, onlyEmbedded } from './packages/server/test/embedded-tests.ts'

// Tests run the sources, never a stale build: the `linmen-source` condition leads to src everywhere.
const conditions = ['linmen-source', 'module', 'node', 'development']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: ['linmen-source'] } }
// Where the global setup runs.
const environments = { __vitest__: ssr }

// Tests that take minutes in their full form belong to the lanes `npm run faults` and `npm run calibrate`.
const FAULTS = 'packages/**/*.faults.test.ts'
const CALIBRATIONS = 'packages/**/*.calibration.test.ts'
const exclude = [...configDefaults.exclude, FAULTS, CALIBRATIONS]

// Server tests run on PostgreSQL where there is one; without it all of them run on the embedded database.
const onPostgres = Boolean(process.env['DATABASE_URL'])
const inServer = (paths: readonly string[]) => paths.map((path) => `packages/server/${path}`)

const common = {
  exclude,
  // Rules keep nothing between calls, and a server keeps all it has with its app: files share a process, which takes
  // less than half of the processor time.
  isolate: false,
  // A busy machine is slow, and that is no failure: a test is ended only when it hangs, and what it waits for may come
  // late.
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}
/** Names of projects that this run leaves out (tools/run/test-run.mjs). */
const leftOut = new Set(process.env['LINMEN_PROJECTS_LEFT_OUT']?.split(','))

/** Tests that start from a copy of the server's template database. */
const withDatabase = { globalSetup: ['packages/server/test/global-setup.ts'] }

const project = (name: string, include: string | string[], more = {}) => ({
  resolve,
  ssr,
  environments,
  test: { ...common, name, include: [include].flat(), ...more },
})
/** In its full form one test of a lane may take an hour. */
const lane = (name: string, include: string) =>
  project(name, include, {
    ...withDatabase,
    exclude: configDefaults.exclude,
    testTimeout: 3_600_000,
  })
const ofPackage = (name: string, more = {}) => project(name, `packages/${name}/**/*.test.ts`, more)

export default defineConfig({
  resolve,
  ssr,
  test: {
    // A file that has not changed is not transformed again: a third of the processor time of a few files, nothing the
    // first time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/linmen/modules' },
    projects: [
      ofPackage('contract'),
      ofPackage('domain'),
      ofPackage('simulator'),
      ofPackage('models'),
      ofPackage('predictor'),
      ofPackage('server', { ...withDatabase, exclude: [...exclude, ...inServer(onlyEmbedded)] }),
      project(
        'embedded',
        inServer(onPostgres ? [...onlyEmbedded, ...alsoEmbedded] : onlyEmbedded),
        {
          globalSetup: ['packages/server/test/embedded-setup.ts'],
          env: { DATABASE_URL: '' },
        },
      ),
      'packages/web/vitest.config.ts',
      project('web-build', 'packages/web/{build,postcss}/**/*.test.ts'),
      project('tools', 'tools/**/*.test.ts'),
      lane('faults', FAULTS),
      lane('calibrate', CALIBRATIONS),
    ].filter((each) => typeof each === 'string' || !leftOut.has(each.test.name)),
  },
})
