import type { Page } from '@playwright/test'
import { askForCode } from './code.ts'
import { expect, test } from './journey.ts'
import { newPhone } from './member-session.ts'

/** A member of the demo whom no other journey signs in as. */
const FORGETFUL = '13800000024'

const agree = (page: Page) => page.getByRole('checkbox').check()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a newcomer signs in by phone and code, and comes back to where they were', async ({
  page,
  journey,
}) => {
  await journey.open('/user/coupon-list')
  await expect(page).toHaveURL(/#\/login\?backUrl/)
  await askForCode(page, newPhone())
  await agree(page)
  await press(page, '登录')
  await expect(page).toHaveURL(/#\/user\/coupon-list/)
  await expect(page.getByRole('heading', { name: '没有可用的优惠券' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('a newcomer registers and can sign out and in again by password', async ({
  page,
  journey,
}) => {
  const phone = newPhone()
  await journey.open('/register')
  await askForCode(page, phone)
  await page.getByLabel('新密码').fill('first kick 1')
  await agree(page)
  await press(page, '注册')
  await expect(page).not.toHaveURL(/#\/register/)

  await journey.open('/tabs/user/center')
  await press(page, '退出登录')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('未登录')).toBeVisible()
  await page.goto('/#/login?way=password')
  await signInByPassword(page, phone, 'first kick 1')
  await expect(page).not.toHaveURL(/#\/login/)
  expect(journey.complaints).toEqual([])
})

test('a lost password is found again by code, and the old one is worth nothing', async ({
  page,
  journey,
}) => {
  await journey.open('/retrieve')
  await askForCode(page, FORGETFUL)
  await press(page, '下一步')
  await page.getByLabel('新密码').fill('second half 2')
  await press(page, '重置密码')
  // The new password is asked for at once.
  await expect(page).toHaveURL(/#\/login\?.*way=password/)

  await signInByPassword(page, FORGETFUL, 'linmen2026')
  await expect(page.getByText('账号或密码不正确')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('second half 2')
  await press(page, '登录')
  await expect(page).not.toHaveURL(/#\/login/)
  expect(journey.complaints).toEqual([])
})

async function signInByPassword(page: Page, phone: string, password: string): Promise<void> {
  // The page it came from has a phone number too, and goes a moment later.
  await expect(page.getByRole('heading', { name: '密码登录' })).toBeVisible()
  await page.getByLabel('手机号').filter({ visible: true }).fill(phone)
  await page.getByLabel('密码', { exact: true }).filter({ visible: true }).fill(password)
  await agree(page)
  await press(page, '登录')
}
