import type { Page } from '@playwright/test'
import { askForCode, joinByCode } from './code.ts'
import { expect, test } from './journey.ts'

// An address gets twenty codes an hour. The people of all these apps do not share theirs with the other journeys.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.16' } })

/** Signed in: Mine knows them, and the way out is there. */
async function isInside(page: Page, name: string): Promise<void> {
  await expect(page).not.toHaveURL(/#\/(login|cyd\/login|home)(\?|$)/)
  await expect(page).not.toHaveURL(/[?&](code|state|sign|ticket)=/)
  await page.goto('/#/tabs/user/center')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  await expect(
    page.getByText(name).locator('visible=true').filter({ visible: true }).first(),
  ).toBeVisible()
}

async function leave(page: Page): Promise<void> {
  const way = page.getByRole('button', { name: '退出登录' }).filter({ visible: true })
  await way.click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(way).toHaveCount(0)
}

/** Opens the product inside an app and ends at the app's own page. */
async function atTheDoor(page: Page, host: string, title: string): Promise<string> {
  await page.goto(`/?host=${host}#/login`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  return new URL(page.url()).origin
}

test('somebody of the microblog app comes in by its own door', async ({ page, journey }) => {
  await atTheDoor(page, 'microblog', '本地微博登录')
  await page.getByRole('link', { name: '看台小林' }).click()
  await isInside(page, '看台小林')
  expect(journey.complaints).toEqual([])
})

test('somebody of the weather app comes in by its own door and has a Mine of their own', async ({
  page,
  journey,
}) => {
  await atTheDoor(page, 'weather', '本地天气登录')
  await page.getByRole('link', { name: '看台小林' }).click()
  await isInside(page, '我的')
  await page.goto('/#/tq-user-center')
  const mine = page.getByText(/来自天气应用/).filter({ visible: true })
  await expect(mine).toBeVisible()
  await expect(page.getByText('优惠券').filter({ visible: true })).toHaveCount(0)
  await leave(page)
  expect(journey.complaints).toEqual([])
})

test('somebody of the shopping app comes in by the ticket of its address', async ({
  page,
  journey,
}) => {
  const apps = await atTheDoor(page, 'weather', '本地天气登录')
  await page.goto(`${apps}/shopping/open`)
  await page.getByRole('link', { name: '看台小林' }).click()
  await isInside(page, '看台小林')
  await expect(page).toHaveURL(/#\/tabs\/jd\/user-center/)
  expect(journey.complaints).toEqual([])
})

test('somebody of the carrier comes in by phone and code', async ({ page, journey }) => {
  await page.goto('/?host=carrier#/cyd/login')
  await askForCode(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await isInside(page, '我的')
  await expect(page).toHaveURL(/#\/tabs\/jd\/user-center/)
  expect(journey.complaints).toEqual([])
})

// Apps without a login of their own, and the shopping app's small ones when they bring no ticket: the phone is the way in.
const OWN_LOGIN = [
  ['telecom', '/tabs/jd/user-center'],
  ['messaging', '/tabs/user/center'],
  ['sports', '/tabs/user/center'],
  ['native', '/tabs/user/center'],
  ['shopping-mini', '/tabs/user/center'],
  ['bare-mini', '/tabs/user/center'],
  ['hz', '/tabs/user/center'],
  ['xd', '/tabs/user/center'],
  ['cyd', '/tabs/user/center'],
] as const

test('somebody of every other app comes in by phone and stands in the Mine of that app', async ({
  page,
  journey,
}) => {
  for (const [host, mine] of OWN_LOGIN)
    await test.step(host, async () => {
      await page.goto(`/?host=${host}#/login`)
      await joinByCode(page)
      await isInside(page, '我的')
      await expect(page).toHaveURL(new RegExp(`#${mine}`))
      await leave(page)
    })
  expect(journey.complaints).toEqual([])
})
