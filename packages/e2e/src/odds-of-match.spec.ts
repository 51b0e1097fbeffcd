import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'

/** The last match of the day that companies have priced: it does not begin meanwhile. */
async function pricedMatch(page: Page): Promise<string> {
  const { matches } = await askForDay(page)
  const match = matches.findLast(({ odds, live }) => odds && live.phase === 'scheduled')
  if (!match) throw new Error('no match of the day has prices')
  return match.id
}

test('odds are read in another format, of another company, at another moment', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  await journey.open(`/match-detail/ft?matchId=${await pricedMatch(page)}`)
  await page.getByRole('tab', { name: '指数' }).click()

  const mean = page.getByRole('row', { name: /平均值/ })
  await expect(mean).toBeVisible()
  await page.getByRole('button', { name: /赔率格式/ }).click()
  await page.getByRole('radio', { name: /美式/ }).check({ force: true })
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(mean).toContainText(/[+-]\d{3}/)

  await page.getByRole('button', { name: /走势公司/ }).click()
  await page.getByRole('radio', { name: /皇\*/ }).check({ force: true })
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('button', { name: '走势公司：皇*' })).toBeVisible()

  const asked = page.waitForRequest((request) => /"time":\d+/.test(request.postData() ?? ''))
  await page.getByRole('slider', { name: '查看哪一刻的指数' }).fill('200')
  await asked
  await expect(page.getByText(/开赛前 \d+ 小时/)).toBeVisible()
  await page.getByRole('button', { name: '回到即时' }).click()
  await expect(page.getByText(/开赛前 \d+ 小时/)).toHaveCount(0)
  expect(journey.complaints).toEqual([])
})

test('a company’s changes are listed, and a figure says how it came about', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  const matchId = await pricedMatch(page)
  await journey.open(`/match-detail/ft?matchId=${matchId}`)
  await page.getByRole('tab', { name: '指数' }).click()
  await page.getByRole('button', { name: /36\* 返还率/ }).click()
  await expect(page.getByRole('dialog')).toContainText('100 ÷ (1 ÷ ')
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('link', { name: '威廉*' }).click()
  await expect(page).toHaveURL(new RegExp(`#/odds-detail\\?matchId=${matchId}&oddsId=2&type=1`))
  await expect(page.getByText('初', { exact: true })).toBeVisible()
  expect(journey.complaints).toEqual([])
})
