import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { typeCode } from './code.ts'

const REVIEW = '/api/console/withdrawal/review'

test('tang withdraws to the card of an earlier time; an operator agrees, and it is paid out', async ({
  page,
  journey,
}) => {
  await journey.open('/login?backUrl=%2FuserDrawMoney')
  await journey.signInByHand('tang')
  await expect(page.getByRole('radio', { name: /尾号 3446/ })).toBeChecked()
  const id = await ask(page)
  await journey.operate(REVIEW, { id, approve: true })
  // A job hands it to the channel within a minute, and the page hears of it.
  const arrived = page.getByRole('heading', { name: /已到账/ })
  await expect(arrived).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText('实际到账')).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('zhu withdraws to a new account; an operator refuses, and the cash is back with the reason', async ({
  page,
  journey,
}) => {
  await journey.open('/login?backUrl=%2FuserDrawMoney')
  await journey.signInByHand('zhu')
  await page.getByRole('radio', { name: '支付宝' }).click()
  await page.getByLabel('支付宝账号').fill('13800000022')
  const id = await ask(page)
  await expect(page.getByRole('button', { name: '撤回提现' })).toBeVisible()
  await journey.operate(REVIEW, { id, approve: false, reason: '收款账号与实名不符' })
  await expect(page.getByText('收款账号与实名不符').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '撤回提现' })).toHaveCount(0)
  await journey.open('/userDrawMoney')
  await expect(page.getByText('可提现 120.00 元')).toBeVisible()
  expect(journey.complaints).toEqual([])
})

/** Fifty yuan of the hundred and twenty; ends on the page of the withdrawal, with its number. */
async function ask(page: Page): Promise<string> {
  await expect(page.getByText('可提现 120.00 元')).toBeVisible()
  await page.getByRole('textbox', { name: '提现金额' }).fill('50')
  await typeCode(page)
  await page.getByRole('button', { name: '提现 50 元' }).click()
  await expect(page).toHaveURL(/#\/userDrawMoneyDetail\//)
  return /userDrawMoneyDetail\/([^?]+)/.exec(page.url())![1]!
}
