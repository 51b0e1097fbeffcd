import { chromium, type Browser } from '@playwright/test'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/** A phone-sized view of the system's browser. */
export const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** The Chromium of this machine; null where there is none. */
export async function openBrowser(...flags: string[]): Promise<Browser | null> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) return null
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] })
}
