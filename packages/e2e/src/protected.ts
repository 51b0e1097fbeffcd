import type { Page } from '@playwright/test'
import type { TrueResult } from './true-results.ts'
import { keepBack } from './watching.ts'

export const protect = (page: Page) => keepBack(page, { on: true })

/** One that is on, else one that is over. */
export function someOf(results: readonly TrueResult[], sport: TrueResult['sport']): TrueResult {
  const of = results.filter((result) => result.sport === sport)
  const found = of.find(({ live }) => live) ?? of[0]
  if (!found) throw new Error(`no ${sport} was played within two days`)
  return found
}
