import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('the root leads to the home tab', async ({ page, journey }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/#\/tabs\/home/)
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('an unknown path leads to the home tab', async ({ page, journey }) => {
  await journey.open('/no/such/place')
  await expect(page).toHaveURL(/#\/tabs\/home/)
})

test('every tab opens its page and says where we are', async ({ page, journey }) => {
  await journey.open('/tabs/home')
  const tabs = page.locator('[data-tab-bar] a')
  const count = await tabs.count()
  expect(count).toBeGreaterThan(1)
  for (let at = 0; at < count; at += 1) {
    await tabs.nth(at).click()
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').first()).not.toBeEmpty()
  }
  expect(journey.complaints).toEqual([])
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })
  test('the ground is dark and the words are light', async ({ page, journey }) => {
    await journey.open('/tabs/home')
    const [ground, words] = await page.evaluate(() => {
      const brightness = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [brightness(backgroundColor), brightness(color)]
    })
    expect(ground).toBeLessThan(60)
    expect(words).toBeGreaterThan(180)
  })
})

// 188 is a phone of 375 at 200 %.
for (const width of [188, 320, 375, 430]) {
  test(`nothing sticks out sideways at ${width} px`, async ({ page, journey }) => {
    await page.setViewportSize({ width, height: 700 })
    await journey.open('/tabs/home')
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await journey.open('/tabs/match')
    const star = await page
      .locator('[data-match] button svg')
      .filter({ visible: true })
      .first()
      .boundingBox()
    expect(star!.x + star!.width).toBeLessThanOrEqual(width)
    expect(await overflow(page)).toBe(0)
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
