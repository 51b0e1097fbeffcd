import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { newPhone } from './member-session.ts'

/** Asks for a code to a number and types it. */
export async function askForCode(page: Page, phone = newPhone()): Promise<void> {
  await page.getByLabel('手机号').fill(phone)
  await typeCode(page)
}

/** Asks for a code, reads it where the demo tells it, and types it. */
export async function typeCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  const told = page.getByRole('status').filter({ hasText: '演示' })
  await expect(told).toBeVisible()
  const code = /\d{6}/.exec((await told.textContent())!)![0]
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
}

/** On the login page: somebody the product has never seen comes in. */
export async function joinByCode(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/login/)
  await askForCode(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/#\/login/)
}
