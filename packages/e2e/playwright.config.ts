import { defineConfig } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER, BROWSER_FLAGS } from './src/browser.ts'

const FOLDER = join(import.meta.dirname, 'src')

/** Journeys of somebody who is signed in change an account, its wallet and what it follows: one after the other. */
const ofAccounts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => readFileSync(join(FOLDER, name), 'utf8').includes('journey.signIn'))

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../node_modules/.cache/linmen/e2e',
  workers: 2,
  projects: [
    { name: 'accounts', testMatch: ofAccounts, workers: 1 },
    { name: 'visits', testIgnore: ofAccounts },
  ],
  // A busy machine is slow, and that is no failure.
  timeout: 180_000,
  globalTimeout: 40 * 60_000,
  forbidOnly: true,
  expect: { timeout: 30_000 },
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
