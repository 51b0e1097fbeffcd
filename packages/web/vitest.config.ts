import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'browser', 'development', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', '{build,postcss}/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['./test/cleanup.ts', './test/closed-page.ts'],
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
