import { defineConfig } from '@playwright/test'

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../node_modules/.cache/linmen/e2e',
  workers: 1,
  timeout: 60_000,
  globalTimeout: 18 * 60_000,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // Requests a worker answers are out of a test's hands; journeys that need it say so.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
  },
})
