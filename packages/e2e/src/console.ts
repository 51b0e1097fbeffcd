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
  const main = page.getByRole('main')
  // Rows of another desk may still stand there.
  const drawn = main.locator(`[data-rows="${addressOf(name, wish)}"][aria-busy="false"]`)
  const again = main.getByRole('button', { name: /^重\s?试$/ })
  await expect(drawn.or(again)).toBeVisible()
  // A machine kept busy by others may answer too late; whoever works there asks again.
  if (await again.isVisible()) await again.click()
  await expect(drawn).toBeVisible()
}

/** The same for a role that may not look there. */
export async function expectShut(page: Page, name: string): Promise<void> {
  await visit(page, name)
  await expect(page.getByText('没有这个页面，或没有权限查看')).toBeVisible()
}

async function visit(page: Page, name: string, wish: Readonly<Record<string, string>> = {}) {
  await page.goto(`/console/${addressOf(name, wish)}`)
  await expect(page.getByRole('navigation', { name: '运营台' })).toBeVisible()
}

function addressOf(name: string, wish: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(wish).toString()
  return `#/${name}${query === '' ? '' : `?${query}`}`
}

export const rowWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: text }).first()

/** Opens a row and asks for a deed; ends with the form of the deed. */
export async function ask(page: Page, row: Locator, deed: string): Promise<Locator> {
  await openRow(row)
  await deedsOf(page)
    .getByRole('button', { name: new RegExp(`^${deed}`) })
    .click()
  return formOf(page, deed)
}

/** What can be done about the open row; the button that closes it is none of them. */
export const deedsOf = (page: Page): Locator => page.locator('.ant-drawer-footer')

/** By the keyboard: in the middle of a row may stand a link to another desk. */
export const openRow = (row: Locator): Promise<void> => row.press('Enter')

export async function formOf(page: Page, title: string): Promise<Locator> {
  const form = page.locator('.ant-modal').filter({ hasText: new RegExp(title) })
  await expect(form).toBeVisible()
  return form
}

/** Agrees to a form; it closes as soon as the deed is done. */
export async function confirm(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^确\s?认$/ }).click()
  await expect(form).toHaveCount(0)
}
