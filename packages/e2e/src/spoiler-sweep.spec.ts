import type { Page } from '@playwright/test'
import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { everyAddress } from './every-address.ts'
import { partsOf } from './every-visit.ts'
import { expect, test } from './journey.ts'
import { leaksOn } from './leak-scan.ts'
import { expertsWithNews, sumLeaksOn } from './leaking-sums.ts'
import { protect, someOf } from './protected.ts'
import { settled } from './settled.ts'
import { toldNoResults } from './spoiler-screens.ts'
import { trueResults } from './true-results.ts'

const DETAILS = new Set(['MatchDetailFootball', 'BkMatchDetailPage'])

/** What a tab of a match can be turned to: 战绩 and 情报, 欧指 and 亚指. */
const sidesOf = (page: Page) =>
  // Tabs that were open before are still there, unseen.
  page
    .locator('[role=tabpanel] [role=radiogroup]:visible')
    .filter({ visible: true })
    .first()
    .getByRole('radio')

/** Odds have another side: prices of play. */
const playOf = (page: Page) =>
  page.locator('[role=tabpanel]:visible').getByRole('radio', { name: '滚球' })

test.describe.configure({ mode: 'parallel' })

const parts = partsOf(Object.keys(openScreens).filter((name) => !toldNoResults.has(name)).length)

for (const part of parts.all)
  test(`with the shield on no page of the product tells a result (${part + 1} of ${parts.all.length})`, async ({
    page,
    journey,
  }) => {
    test.setTimeout(480_000)
    await protect(page)
    await journey.signIn('mei')
    await journey.open('/tabs/match')
    const results = await trueResults(page)
    expect(results.length).toBeGreaterThan(0)
    const wanted = {
      football: someOf(results, 'football').id,
      basketball: someOf(results, 'basketball').id,
      idOf: journey.idOf,
    }
    const tellers = { results, experts: await expertsWithNews(page) }
    const leaks: string[] = []
    const scan = async (where: string) => {
      await settled(page)
      const told = [...(await leaksOn(page, results)), ...(await sumLeaksOn(page, tellers))]
      for (const leak of told) leaks.push(`${where}　${leak}`)
    }
    const screens = everyAddress(wanted).filter(({ name }) => !toldNoResults.has(name))
    for (const { name, address } of parts.of(screens, part)) {
      await journey.open(address)
      await scan(name)
      await scanTabs(page, name, scan)
    }
    expect(leaks).toEqual([])
    expect(journey.complaints).toEqual([])
  })

async function scanTabs(page: Page, name: string, scan: (where: string) => Promise<void>) {
  const tabs = page.getByRole('tab')
  for (let at = 1; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click()
    await scan(`${name} ${await tabs.nth(at).innerText()}`)
    // Elsewhere choices lead to another day or sport.
    const sides = DETAILS.has(name)
      ? [...(await sidesOf(page).all()), ...(await playOf(page).all())]
      : []
    for (const side of sides.slice(1)) {
      await side.click()
      await scan(`${name} ${await side.innerText()}`)
    }
  }
}
