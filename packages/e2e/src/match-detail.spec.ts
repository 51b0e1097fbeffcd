import type { Page } from '@playwright/test'
import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'

/** A match of today that has begun: one that is on, or, in a quiet hour, one that is over. */
async function begunMatch(page: Page): Promise<FootballMatch> {
  const { matches } = await askForDay(page)
  const on = matches.find(({ statusWords }) => statusWords.value === 1)
  const over = matches.find(({ statusWords }) => statusWords.value === 2)
  const begun = on ?? over
  if (!begun) throw new Error('nothing has been played today')
  return begun
}

test('from the list to a match: score, events, line-ups, and back', async ({ page, journey }) => {
  await journey.open('/tabs/match')
  await expect(page.locator('[data-match]').first()).toBeVisible()
  const match = await begunMatch(page)
  await page.getByRole('tab', { name: match.statusWords.value === 1 ? '进行中' : '完场' }).click()
  await page.locator(`[data-match="${match.id}"]`).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/match-detail/ft\\?matchId=${match.id}$`))

  const header = page.locator('header').filter({ hasText: match.home.name }).first()
  await expect(header).toContainText(match.away.name)
  await expect(page.getByRole('heading', { name: '事件' })).toBeVisible()
  await expect(page.getByText(/^开球 /)).toBeVisible()
  await expect(page.getByRole('heading', { name: '文字直播' })).toBeVisible()

  await page.getByRole('tab', { name: '阵容' }).click()
  const eleven = page.getByRole('list', { name: `${match.home.name}首发` })
  await expect(eleven.getByRole('listitem')).toHaveCount(11)

  await page.reload()
  await expect(page.getByRole('tab', { name: '阵容' })).toHaveAttribute('aria-selected', 'true')
  await expect(eleven.getByRole('listitem')).toHaveCount(11)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('tab', { name: '阵容' })).toBeInViewport()
  await page.getByRole('button', { name: '返回' }).first().click()
  await expect(page.locator(`[data-match="${match.id}"]`)).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('R-APP-005 a visitor reads a match, and a link code opens its tab', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  const { id } = await begunMatch(page)
  await journey.open(`/match-detail/ft?matchId=${id}&tab=1`)
  await expect(page.getByRole('tab', { name: '阵容' })).toHaveAttribute('aria-selected', 'true')
  await journey.open(`/match/long-page?matchId=${id}`)
  await expect(page.getByRole('region', { name: '赛况' })).toBeVisible()
  await expect(page.getByRole('region', { name: '阵容' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})
