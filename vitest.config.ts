import { configDefaults, defineConfig } from 'vitest/config'
import { alsoEmbedded, onlyEmbedded } from './packages/server/test/embedded-tests.ts'

// Tests run the sources, never a stale build: the `linmen-source` condition leads to src everywhere.
const conditions = ['linmen-source', 'module', 'node', 'development']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: ['linmen-source'] } }
// Where the global setup runs.
const environments = { __vitest__: ssr }

// Rules keep nothing between calls, and a server keeps all it has with its app: files share a process, which takes less
// than half of the processor time.
const isolate = false

// Server tests run on PostgreSQL where there is one; without it all of them run on the embedded database.
const onPostgres = Boolean(process.env['DATABASE_URL'])
const inServer = (paths: readonly string[]) => paths.map((path) => `packages/server/${path}`)

// A busy machine is slow, and that is no failure: a test is ended only when it hangs, and what it waits for may come late.
const patience = {
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'contract',
          include: ['packages/contract/**/*.test.ts'],
          ...patience,
          isolate,
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], ...patience, isolate },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'simulator',
          include: ['packages/simulator/**/*.test.ts'],
          ...patience,
          isolate,
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'models', include: ['packages/models/**/*.test.ts'], ...patience, isolate },
      },
      {
        resolve,
        ssr,
        test: { name: 'predictor', include: ['packages/predictor/**/*.test.ts'], ...patience },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...inServer(onlyEmbedded)],
          globalSetup: ['packages/server/test/global-setup.ts'],
          ...patience,
          isolate,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'embedded',
          include: inServer(onPostgres ? [...onlyEmbedded, ...alsoEmbedded] : onlyEmbedded),
          globalSetup: ['packages/server/test/embedded-setup.ts'],
          env: { DATABASE_URL: '' },
          ...patience,
          isolate,
        },
      },
      'packages/web/vitest.config.ts',
      {
        resolve,
        ssr,
        test: {
          name: 'web-build',
          include: ['packages/web/{build,postcss}/**/*.test.ts'],
          ...patience,
        },
      },
      { resolve, ssr, test: { name: 'tools', include: ['tools/**/*.test.ts'], ...patience } },
    ],
  },
})
