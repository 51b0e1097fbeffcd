import type { Page } from '@playwright/test'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { articleChannel, type Article } from '@linmen/contract/home/article.schemas.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { expect, test } from './journey.ts'

const { news } = homeEndpoints
const { listRecommended } = matchDetailEndpoints

/** The newest report of football whose match experts wrote about. */
async function reportWithPlans(page: Page): Promise<Article | null> {
  const ask = async (path: string) => (await page.request.get(path)).json() as Promise<unknown>
  const channel = String(articleChannel.encode('report'))
  const { items } = news.output.decode(await ask(`${news.path}?typeId=${channel}`))
  for (const article of items.filter(({ match }) => match?.sport === 'football')) {
    const { path, output } = listRecommended
    const plans = output.decode(await ask(`${path}?fxId=${article.match!.id}&raceType=1&pageNo=1`))
    if (plans.items.length > 0) return article
  }
  return null
}

test('from a report in the news to its match, and from there to what an expert wrote', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/news')
  // Reports are written every minute, the newest matches first.
  let found: Article | null = null
  await expect
    .poll(async () => (found = await reportWithPlans(page)), { timeout: 120_000 })
    .not.toBeNull()
  const article = found!
  const match = article.match!

  await test.step('the news lead to the report, which says where it comes from', async () => {
    await page.getByRole('tab', { name: '战报' }).click()
    await page.locator(`a[href*="${article.id}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/#\/share-page\/information/)
    await expect(page.getByRole('heading', { name: article.title })).toBeVisible()
    await expect(page.getByText('自动生成').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('来源：比赛记录').filter({ visible: true })).toBeVisible()
  })

  await test.step('the report leads to the match', async () => {
    await page.getByRole('link', { name: `${match.home} vs ${match.away}` }).click()
    await expect(page).toHaveURL(new RegExp(`#/match-detail/ft\\?matchId=${match.id}`))
    const header = page.locator('header').filter({ visible: true }).first()
    await expect(header).toContainText(match.home)
  })

  await test.step('the match leads to a plan about it', async () => {
    await page.getByRole('tab', { name: /^方案/ }).filter({ visible: true }).click()
    await page.locator('a[href*="plan-detail"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/#\/plan-detail\//)
    const about = page.getByText(match.home).filter({ visible: true })
    await expect(about.first()).toBeVisible()
  })

  await test.step('and back the way one came', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/#\/match-detail\/ft/)
    await page.goBack()
    await expect(page).toHaveURL(/#\/share-page\/information/)
    await page.goBack()
    await expect(page.getByRole('tab', { name: '战报', selected: true })).toBeVisible()
  })
  expect(journey.complaints).toEqual([])
})
