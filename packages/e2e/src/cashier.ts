import { expect, type Locator, type Page } from '@playwright/test'

/** At the cashier, one of its buttons is pressed. */
export async function atCashier(
  page: Page,
  deed: '模拟支付' | '取消支付' | '付款，通知迟到',
  yuan: string,
): Promise<void> {
  await expectCashier(page, yuan)
  await page.getByRole('button', { name: deed }).click()
}

/** The page of the cashier says that it is a sandbox, and what is to be paid. */
export async function expectCashier(page: Page, yuan: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible()
  await expect(page.getByText('沙箱环境　不会产生真实扣款')).toBeVisible()
  await expect(page.getByText(`¥${yuan}`)).toBeVisible()
}

/** Back from the cashier. The notice may come later than the person: the page hears of it. */
export async function afterCashier(page: Page, sign: Locator): Promise<void> {
  await expect(page).toHaveURL(/#\//)
  await expect(sign).toBeVisible()
}
