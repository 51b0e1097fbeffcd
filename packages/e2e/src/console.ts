import { expect, type Locator, type Page } from '@playwright/test'

/** A desk of operators is no phone. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const

const PASSWORD = 'linmen2026'

/** Signs in at the door: the password, then the code of the second step as the demo shows it. */
export async function enterByHand(page: Page, phone: string): Promise<void> {
  await page.goto('/console/')
  await page.getByLabel('手机号').fill(phone)
  await page.getByLabel('密码').fill(PASSWORD)
  // The component library sets a space between two characters of a button.
  await page.getByRole('button', { name: /^登\s?录$/ }).click()
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
  await page.getByLabel('验证码').fill(await page.getByTestId('demo-code').innerText())
  await page.getByRole('button', { name: /^进\s?入$/ }).click()
  await expect(page.getByRole('navigation', { name: '运营台' })).toBeVisible()
}

/** Opens a desk and waits for its rows. */
export async function openDesk(
  page: Page,
  name: string,
  wish: Readonly<Record<string, string>> = {},
): Promise<void> {
  await visit(page, name, wish)
  await expect(page.getByRole('main').locator('[aria-busy="false"]').first()).toBeVisible()
}

/** The same for a role that may not look there. */
export async function expectShut(page: Page, name: string): Promise<void> {
  await visit(page, name)
  await expect(page.getByText('没有这个页面，或没有权限查看')).toBeVisible()
}

async function visit(page: Page, name: string, wish: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams(wish).toString()
  await page.goto(`/console/#/${name}${query === '' ? '' : `?${query}`}`)
  await expect(page.getByRole('navigation', { name: '运营台' })).toBeVisible()
}

export const rowWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: text }).first()

/** Opens a row and asks for a deed; ends with the form of the deed. */
export async function ask(page: Page, row: Locator, deed: string): Promise<Locator> {
  await row.click()
  await page.getByRole('button', { name: new RegExp(`^${deed}`) }).click()
  return formOf(page, deed)
}

export async function formOf(page: Page, title: string): Promise<Locator> {
  const form = page.locator('.ant-modal').filter({ hasText: title })
  await expect(form).toBeVisible()
  return form
}

/** Agrees to a form; it closes as soon as the deed is done. */
export async function confirm(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^确\s?认$/ }).click()
  await expect(form).toHaveCount(0)
}
