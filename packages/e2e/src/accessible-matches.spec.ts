import type { Page } from '@playwright/test'
import { violationsOf } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { rows } from './match-rows.ts'
import { smallTargets } from './audit/small-targets.ts'

/** What a person with a screen reader, a keyboard or weak eyes would stumble over. */
async function findings(page: Page): Promise<string[]> {
  return (await violationsOf(page))
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}

const LISTS = { football: '/tabs/match', basketball: '/tabs/match-bk' }
const SIDES = {
  football: ['赛况', '阵容', '分析', '指数', '模型', '方案'],
  basketball: ['直播', '统计', '阵容', '分析', '战绩', '指数'],
}

for (const sport of ['football', 'basketball'] as const)
  test(`the ${sport} list and every side of a match are open to everybody`, async ({
    page,
    journey,
  }) => {
    await journey.open(LISTS[sport])
    await expect(rows(page).first()).toBeVisible()
    expect(await findings(page)).toEqual([])
    await rows(page).first().getByRole('link').click()
    for (const side of SIDES[sport]) {
      await page.getByRole('tab', { name: side }).click()
      // Histories are fetched season by season the first time anybody asks.
      await expect(
        page.getByRole('tabpanel').getByLabel('加载中').filter({ visible: true }),
      ).toHaveCount(0)
      expect.soft(await findings(page), side).toEqual([])
      expect.soft(await smallTargets(page), side).toEqual([])
    }
  })
