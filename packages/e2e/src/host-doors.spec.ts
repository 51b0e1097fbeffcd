import type { Page } from '@playwright/test'
import { askForCode } from './code.ts'
import { expect, test } from './journey.ts'

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

/** Opens the product inside an app and ends at the app's own page. */
async function atTheDoor(page: Page, host: string, title: string): Promise<string> {
  await page.goto(`/?host=${host}#/login`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  return new URL(page.url()).origin
}

for (const [host, title, name] of [
  ['microblog', '本地微博登录', '看台小林'],
  ['weather', '本地天气登录', '我的'],
] as const)
  test(`somebody of the ${host} app comes in by its own door`, async ({ page, journey }) => {
    await atTheDoor(page, host, title)
    await page.getByRole('link', { name: '看台小林' }).click()
    await isInside(page, name)
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
