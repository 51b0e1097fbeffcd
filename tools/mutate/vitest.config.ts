import { defineConfig } from 'vitest/config'

// Only the pure rules of money: the suite of every mutant must take milliseconds.
const conditions = ['linmen-source', 'module', 'node', 'development', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { include: ['packages/domain/src/{money,pricing,coupon,ledger,order}/**/*.test.ts'] },
})
