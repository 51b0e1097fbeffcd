import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** What the system answers, whatever the browser of the test would. */
const system = (page: Page, before: string, answer: string) =>
  page.addInitScript(
    ([now, later]) => {
      let permission = now
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = () =>
        Promise.resolve((permission = later) as NotificationPermission)
    },
    [before, answer],
  )

async function turnOn(page: Page) {
  await page.getByRole('button', { name: '列表设置' }).click()
  const alerts = page.getByRole('switch', { name: '关注比赛进球通知' })
  await alerts.click()
  return alerts
}

for (const before of ['default', 'denied'] as const)
  test(`alerts that the system blocks (${before}) stay off, and the person is told how to allow them`, async ({
    page,
    journey,
  }) => {
    await system(page, before, 'denied')
    await journey.open('/tabs/match')
    const alerts = await turnOn(page)
    await expect(page.getByText(/^通知被浏览器拦截：/)).toBeVisible()
    await expect(alerts).toHaveAttribute('aria-checked', 'false')
    expect(journey.complaints).toEqual([])
  })

test('a system that allows alerts turns them on', async ({ page, journey }) => {
  await system(page, 'default', 'granted')
  await journey.open('/tabs/match')
  await expect(await turnOn(page)).toHaveAttribute('aria-checked', 'true')
})

test('a browser without notifications says so', async ({ page, journey }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'))
  await journey.open('/tabs/match')
  const alerts = await turnOn(page)
  await expect(page.getByText(/^这个浏览器不支持系统通知：/)).toBeVisible()
  await expect(alerts).toHaveAttribute('aria-checked', 'false')
})
