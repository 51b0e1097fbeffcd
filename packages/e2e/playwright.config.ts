import { defineConfig } from '@playwright/test'
import { BROWSER, BROWSER_FLAGS } from './src/browser.ts'

/** Journeys that wait for a job of the minute or for a second product begin first: the others fill their waits. */
const WAITING = ['expert-career.spec.ts', 'experts.spec.ts', 'withdraw.spec.ts']

const DESKS = ['console-content.spec.ts', 'console-desks.spec.ts', 'console-money.spec.ts']

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../node_modules/.cache/linmen/e2e',
  workers: 2,
  projects: [
    { name: 'waiting', testMatch: WAITING },
    // Operators share desks: what one clears away is gone for the next.
    { name: 'desks', testMatch: DESKS, workers: 1 },
    { name: 'others', testIgnore: [...WAITING, ...DESKS] },
  ],
  // A busy machine is slow, and that is no failure.
  timeout: 300_000,
  globalTimeout: 40 * 60_000,
  forbidOnly: true,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    // Layout is the same in points; four times the pixels cost a twelfth of a long journey.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // Requests a worker answers are out of a test's hands; journeys that need it say so.
    serviceWorkers: 'block',
    // A recording slows every page down, and where nobody looks nobody can open it: by hand, `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL'] ?? BROWSER,
      args: BROWSER_FLAGS,
    },
  },
})
