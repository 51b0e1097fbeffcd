import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page or a part of it. It opens no page of its own, and what is right it does not describe. */
export async function violationsOf(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations
}

export const isGrave = ({ impact }: { readonly impact?: string | null }): boolean =>
  impact === 'serious' || impact === 'critical'
