import type { Page } from '@playwright/test'
import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'

/** Matches of today that have begun: those that are on, or, in a quiet hour, those that are over. */
async function begunMatches(page: Page): Promise<FootballMatch[]> {
  const { matches } = await askForDay(page)
  const on = matches.filter(({ statusWords }) => statusWords.value === 1)
  const begun = on.length > 0 ? on : matches.filter(({ statusWords }) => statusWords.value === 2)
  if (begun.length === 0) throw new Error('nothing has been played today')
  return begun
}

/** Of the rows on the screen the one that began last: it will not end while somebody is reading it. */
async function listedMatch(page: Page, among: readonly FootballMatch[]): Promise<FootballMatch> {
  const name = among[0]!.statusWords.value === 1 ? '进行中' : '完场'
  await page.getByRole('tab', { name }).click()
  const rows = page.locator(among.map(({ id }) => `[data-match="${id}"]`).join())
  await expect(rows.first()).toBeVisible()
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-match')))
  const listed = among.filter(({ id }) => ids.includes(id))
  return listed.toSorted((a, b) => b.kickOffAtMs - a.kickOffAtMs)[0]!
}

test('from the list to a match: score, events, line-ups, and back', async ({ page, journey }) => {
  await journey.open('/tabs/match')
  await expect(page.locator('[data-match]').filter({ visible: true }).first()).toBeVisible()
  const match = await listedMatch(page, await begunMatches(page))
  await page.locator(`[data-match="${match.id}"]`).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/match-detail/ft\\?matchId=${match.id}$`))

  const header = page
    .locator('header')
    .filter({ hasText: match.home.name })
    .filter({ visible: true })
    .first()
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
  const { id } = (await begunMatches(page))[0]!
  await journey.open(`/match-detail/ft?matchId=${id}&tab=1`)
  await expect(page.getByRole('tab', { name: '阵容' })).toHaveAttribute('aria-selected', 'true')
  await journey.open(`/match/long-page?matchId=${id}`)
  await expect(page.getByRole('region', { name: '赛况' })).toBeVisible()
  await expect(page.getByRole('region', { name: '阵容' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})
