import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const FIELD = '搜赛事、球队、球员'

test('the button of home opens the search, and back finds the word again', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/home')
  await page.getByRole('link', { name: FIELD }).click()
  await expect(page).toHaveURL(/#\/home-search\/searchPage/)
  await page.getByRole('searchbox').fill('伦敦')
  await page.getByRole('searchbox').press('Enter')
  await page.locator('a[href*="team-data"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/#\/data\/team-data/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/home-search\/content/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('伦敦')
})

test('the third card of a strip can be seen at the edge of the page', async ({ page, journey }) => {
  await journey.open('/tabs/home')
  await expect(page.getByText(/^近\d+中\d+$/).nth(2)).toBeAttached()
  for (const title of ['正在进行', '热门专家']) {
    const third = cardsOf(page, title).nth(2)
    await expect(third).toContainText(/\p{Script=Han}/u)
    // Found and measured in one step: cards are drawn anew while matches go on.
    const { left, right } = await third.evaluate((card) => card.getBoundingClientRect())
    expect(left).toBeLessThan(375 - 16)
    expect(right).toBeGreaterThan(375)
  }
})

test('with text twice as large names of home keep their line', async ({ page, journey }) => {
  await journey.open('/tabs/home')
  await expect(
    page
      .getByText(/^近\d+中\d+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%'))
  await expect(page.locator('html[data-text=large]')).toBeAttached()
  for (const words of [FIELD, '数据中心', '篮球数据', '全部赛事', '查球队'])
    expect(await outside(page.locator('main :is(a, button)', { hasText: words })), words).toEqual(
      [],
    )
  expect(await outside(cardsOf(page, '热门专家'))).toEqual([])
})

test('whatever comes late on home leads somewhere, too', async ({ page, journey }) => {
  await journey.open('/tabs/home')
  for (const name of ['同赔', '全部解读', '全部视频'])
    await expect(page.getByRole('link', { name }).first()).toBeAttached()
  await expect(page.locator('a[href="#/"]')).toHaveCount(0)
  await page.getByRole('link', { name: '同赔' }).first().click()
  await expect(page).toHaveURL(/#\/special\//)
})

const cardsOf = (page: Page, title: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: title }) })
    .locator('header + div > *')

/** Pieces of its text that stand on a second line, or outside of its box. */
const outside = (part: Locator) =>
  part.first().evaluate((element) => {
    const box = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const pieces: (string | null)[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const [first, ...more] = range.getClientRects()
      const sticksOut = !first || first.right > box.right + 1 || first.bottom > box.bottom + 1
      if (more.length > 0 || sticksOut) pieces.push(texts.currentNode.textContent)
    }
    return pieces
  })
