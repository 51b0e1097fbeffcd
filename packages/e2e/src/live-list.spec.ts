import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { after, followAndFind, listOnWire, rowOf, rows, someMatchOn } from './match-rows.ts'

const places = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => `${(row as HTMLElement).dataset['match']} ${row.getBoundingClientRect().top}`),
  )
/** The first of the two big figures. */
const homeScoreOf = (row: Locator) => row.locator('[data-score="home"]')

test('more than 300 matches are listed, and only those near the screen exist', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  const size = await page.getByRole('listitem').first().getAttribute('aria-setsize')
  expect(Number(size)).toBeGreaterThan(300)
  expect(await rows(page).count()).toBeLessThan(40)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator(`[aria-posinset="${size}"]`)).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(40)
  expect(journey.complaints).toEqual([])
})

test('a goal flashes with its scorer and moves no row; taken back it is a correction', async ({
  page,
  journey,
}) => {
  const { wire, match } = await listOnWire(page, journey)
  // In the middle of the list, as a reader stands there.
  await page.evaluate(() => scrollTo(0, 180))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(180)
  // Rows beyond the edge of the screen may still be drawn meanwhile; those that are there stay where they are.
  const before = expect.arrayContaining(await places(page))
  const row = rowOf(page, match.id)

  await wire.push(match.id, after(match, 1, 'goal'))
  await expect(row).toContainText("进球　67' 霍尔姆（助攻 迪亚森）")
  await expect(page.locator('[data-announcer]')).toContainText(`${match.home.name}进球`)
  expect(await places(page)).toEqual(before)

  await wire.push(match.id, after(match, 0, 'correction'))
  await expect(row.getByText('更正')).toBeVisible()
  await expect(row).toContainText("进球取消　67' 霍尔姆")
  await expect(homeScoreOf(row)).toHaveText(String(match.live.score.full.home))
  expect(await places(page)).toEqual(before)
})

test('a score never goes back without a correction, whatever arrives late', async ({
  page,
  journey,
}) => {
  const { wire, match } = await listOnWire(page, journey)
  await wire.push(match.id, after(match, 2, 'goal'))
  await wire.push(match.id, after(match, 1, 'goal'))
  const row = rowOf(page, match.id)
  await expect(row).toContainText('进球')
  await expect(homeScoreOf(row)).toHaveText(String(match.live.score.full.home + 2))
})

test('a page that lost the line says so, and ends at the server’s state', async ({
  page,
  journey,
}) => {
  const { wire, match } = await listOnWire(page, journey)
  const row = rowOf(page, match.id)
  await wire.cut()
  await expect(page.getByText('连接中断，正在重连')).toBeVisible()
  wire.mend([{ matchId: match.id, live: after(match, 3, 'goal') }])
  // Attempts come later and later, so the next one may take a while.
  await expect(homeScoreOf(row)).toHaveText(String(match.live.score.full.home + 3))
  await expect(page.getByText('连接中断，正在重连')).toHaveCount(0)
})

test('the filter, the tab and the day can be changed; a star needs a login', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: /彩种/ }).click()
  await page.getByRole('radio', { name: /竞彩/ }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '彩种：竞彩' })).toBeVisible()
  await page.getByRole('tab', { name: '完场' }).click()
  await page.getByRole('radiogroup', { name: '日期' }).getByRole('radio').nth(1).click()
  await expect(rows(page).first()).toContainText('完场')
  await rows(page).first().getByRole('button', { name: /关注/ }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('mei follows a match and finds it under 关注', async ({ page, journey }) => {
  await journey.join()
  await journey.open('/tabs/match')
  const { id } = await someMatchOn(page)
  await followAndFind(page, id)
})
