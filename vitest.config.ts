import { defineConfig } from 'vitest/config'

// Tests run the sources, never a stale build: the `source` condition leads to src everywhere.
const conditions = ['source', 'module', 'node', 'development']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: ['source'] } }
// Where the global setup runs.
const environments = { __vitest__: ssr }

// Rules keep nothing between calls, and a server keeps all it has with its app: files share a process, which takes less
// than half of the processor time.
const isolate = false

// A busy machine is slow, and that is no failure: properties and models take seconds on an idle one.
const testTimeout = 30_000

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], isolate },
      },
      {
        resolve,
        ssr,
        test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], testTimeout, isolate },
      },
      {
        resolve,
        ssr,
        test: { name: 'predictor', include: ['packages/predictor/**/*.test.ts'], testTimeout },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/test/global-setup.ts'],
          testTimeout,
          hookTimeout: 60_000,
          isolate,
        },
      },
      'packages/web/vitest.config.ts',
      { resolve, ssr, test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout } },
    ],
  },
})
