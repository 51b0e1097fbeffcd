import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { wholeBrowser } from './browser.ts'
import { takeLiveWire } from './live-wire.ts'
import { after, rowOf, someMatchOn } from './match-rows.ts'

test.use({ ...wholeBrowser, serviceWorkers: 'allow', permissions: ['notifications'] })

/** What the system shows for the app. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    const all = await worker.getNotifications()
    return all.map(({ title, body, tag }) => `${tag} ${title} ${body}`)
  })

test('mei follows a match and sees its goals in the list, on its page and as a notification', async ({
  page,
  journey,
}) => {
  const wire = await takeLiveWire(page)
  await journey.join()
  await journey.open('/tabs/match')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const match = await someMatchOn(page)
  const { home, away } = match
  const star = rowOf(page, match.id).getByRole('button', { name: /关注/ })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: '列表设置' }).click()
  const alerts = page.getByRole('switch', { name: '关注比赛进球通知' })
  await expect(alerts).toHaveAttribute('aria-checked', 'false')
  await alerts.click()
  await expect(alerts).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('button', { name: '关闭' }).click()

  await wire.push(match.id, after(match, 1, 'goal'))
  await expect(rowOf(page, match.id)).toContainText("进球　67' 霍尔姆")
  expect(await shown(page), 'who looks at the list needs no notification').toEqual([])

  await rowOf(page, match.id).getByRole('link').click()
  await expect(
    page.locator('header').filter({ hasText: home.name }).filter({ visible: true }).first(),
  ).toContainText('1')

  await journey.open('/tabs/home')
  // Whoever still looks at the match needs no notification either.
  await expect(page.getByRole('region', { name: '首页轮播' })).toBeVisible()
  await wire.push(match.id, after(match, 2, 'goal'))
  await expect
    .poll(() => shown(page))
    .toEqual([`match-${match.id} 进球　${home.name} 2-0 ${away.name} ${home.name}　67' 霍尔姆`])

  await wire.push(match.id, after(match, 1, 'correction'))
  await expect
    .poll(() => shown(page), { message: 'a correction takes the place of the goal' })
    .toEqual([
      `match-${match.id} 比分更正　${home.name} 1-0 ${away.name} ${home.name}的进球取消　67' 霍尔姆`,
    ])

  await journey.open('/tabs/match')
  await page.getByRole('tab', { name: /^关注/ }).click()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})
