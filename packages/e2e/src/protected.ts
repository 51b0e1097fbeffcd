import { expect, type Page } from '@playwright/test'
import type { TrueResult } from './true-results.ts'
import { keepBack } from './watching.ts'

/** A squad nobody asked for before is added up from whole seasons. */
const SLOWEST_MS = 30_000

export const protect = (page: Page) => keepBack(page, { on: true })

/** One that is on, else one that is over. */
export function someOf(results: readonly TrueResult[], sport: TrueResult['sport']): TrueResult {
  const of = results.filter((result) => result.sport === sport)
  const found = of.find(({ live }) => live) ?? of[0]
  if (!found) throw new Error(`no ${sport} was played within two days`)
  return found
}

/** Drawn, and nothing more on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root > .boot')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // A page that was put aside may still be loading; nobody sees it.
  const loading = page.getByLabel('加载中').or(page.locator('[aria-busy=true]'))
  await expect(loading.filter({ visible: true })).toHaveCount(0, { timeout: SLOWEST_MS })
}
