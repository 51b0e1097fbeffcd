import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'
import { rows } from './match-rows.ts'

const company = (page: Page, name: string) =>
  page.getByRole('group', { name: '指数公司' }).getByRole('button', { name, exact: true })

const isListOf = (asked: unknown, provider: number) =>
  JSON.stringify(asked).includes('getMatchListByDate') &&
  JSON.stringify(asked).includes(`:${provider}`)

async function chooseLottery(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /彩种/ }).click()
  await page.getByRole('radio', { name: new RegExp(name) }).click()
}

test('the calendar leads to another day, with the keyboard too', async ({ page, journey }) => {
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  const { date, matches } = await askForDay(page)
  await page.getByRole('button', { name: '选择日期' }).click()
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button')
  await expect(chosen).toHaveAccessibleName(
    new RegExp(`^${date.slice(5)} 周.，(今天，)?${matches.length} 场`),
  )
  await chosen.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(5, 10)
  await expect(page.getByText(new RegExp(`^${before} 12:00 至`))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/tabs/match\\?day=\\d{4}-${before}$`))
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('getMatchListByDate')) asked.push(request.postDataJSON())
  })
  await page.reload()
  await expect(page.getByText(new RegExp(`^${before} 12:00 至`))).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(asked).toMatchObject([{ date: `${date.slice(0, 4)}-${before}` }])
  expect(journey.complaints).toEqual([])
})

test('leagues are left out and taken in again', async ({ page, journey }) => {
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: '筛选赛事' }).click()
  const leagues = page.getByRole('dialog').getByRole('button', { name: /，\d+ 场$/ })
  await expect(leagues.first()).toBeVisible()
  await leagues.first().click()
  // Leagues of matches that are still on from the day before may come a moment later.
  const one = async () => {
    const all = await leagues.count()
    return (await page.getByText(/^已选/).innerText()) === `已选 ${all - 1} / ${all} 个赛事`
  }
  await expect.poll(one).toBe(true)
  await page.getByRole('button', { name: '反选' }).click()
  await page.getByRole('button', { name: /^确定/ }).click()
  await page.getByRole('button', { name: /已筛选 1 个赛事/ }).click()
  await expect(page.getByText(/已筛选/)).toHaveCount(0)
  expect(journey.complaints).toEqual([])
})

test('on a narrow phone and in large text no tick lies over the matches of a league', async ({
  page,
  journey,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: '筛选赛事' }).click()
  const leagues = page.getByRole('dialog').getByRole('button', { name: /，\d+ 场$/ })
  await expect(leagues.first()).toBeVisible()
  const covered = () =>
    leagues.evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const [name, count, tick] = [...tile.children].map((part) => part.getBoundingClientRect())
        const free = Math.max(name!.right, count!.right) <= tick!.left + 0.5
        return free ? [] : [tile.ariaLabel]
      }),
    )
  expect(await covered()).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%'))
  await expect(page.locator('html[data-text=large]')).toBeAttached()
  expect(await covered()).toEqual([])
})

test('the odds of the list come from another company, and each lottery keeps its own', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: '列表设置' }).click()
  const asked = page.waitForRequest((request) => isListOf(request.postDataJSON(), 2))
  await company(page, '威廉*').click()
  await asked
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await chooseLottery(page, '北单')
  await page.getByRole('button', { name: '列表设置' }).click()
  await expect(company(page, '36*')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await page.reload()
  await chooseLottery(page, '竞彩')
  await page.getByRole('button', { name: '列表设置' }).click()
  await expect(company(page, '威廉*')).toHaveAttribute('aria-pressed', 'true')
  expect(journey.complaints).toEqual([])
})
