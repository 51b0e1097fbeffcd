import { defineConfig } from 'vitest/config'

const conditions = ['linmen-source', 'module', 'browser', 'development', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // A link that is followed, a file that is saved: the window would leave for a page without an address, and stay there.
    environmentOptions: {
      happyDOM: {
        url: 'http://localhost:3000/',
        settings: {
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    setupFiles: ['./test/own-page.ts', './test/whole-table.ts'],
    isolate: false,
    // Longer than what is waited for in a page (test/soon.ts): only what hangs is ended.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
