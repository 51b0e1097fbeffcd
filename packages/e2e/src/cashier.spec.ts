import type { Page } from '@playwright/test'
import { afterCashier, atCashier, expectCashier } from './cashier.ts'
import { expect, test } from './journey.ts'
import { joinByCode } from './code.ts'

test('a newcomer pays for a set meal directly and comes back to it', async ({ page, journey }) => {
  await journey.open('/login?backUrl=%2Fset-meal-list')
  await joinByCode(page)
  await page.getByRole('button', { name: /通用 5 次/ }).click()
  await page.getByRole('button', { name: '购买 158 金币' }).click()
  const told = page.getByRole('dialog').filter({ hasText: '余额不足' })
  await told.getByRole('button', { name: '直接支付 158 元' }).click()
  await atCashier(page, '模拟支付', '158.00')
  const done = page.getByRole('dialog').filter({ hasText: '购买成功' })
  await afterCashier(page, done)
  await expect(page).toHaveURL(/#\/set-meal-list/)
  await done.getByRole('button', { name: '我知道了' }).click()
  await expect(page.getByRole('region', { name: '通用 5 次' })).toContainText('还可看 5 次')
  await expectCoins(page, journey.open, '0.00')
  expect(journey.complaints).toEqual([])
})

test('who cancels at the cashier is told so and has lost nothing; a silent cashier leaves the order open', async ({
  page,
  journey,
}) => {
  await journey.open('/pay/userChargeHuoyan')
  await joinByCode(page)
  const charge = page.getByRole('button', { name: '充值 18 元，得 18 金币' })
  const unfinished = page.getByRole('region', { name: '未完成的支付' })

  await test.step('cancelled: nothing is charged, and trying again is offered', async () => {
    await page.getByLabel('其他金额').fill('25')
    await page.getByRole('button', { name: '充值 25 元，得 25 金币' }).click()
    await atCashier(page, '取消支付', '25.00')
    await afterCashier(page, page.getByText('没有扣款，可以重新支付'))
    await expect(page).toHaveURL(/#\/charge-back/)
    await page.getByRole('button', { name: '重新充值' }).click()
    await expect(page.getByLabel('其他金额')).toHaveValue('25')
    await expect(unfinished).toHaveCount(0)
  })

  await test.step('left without a word: it goes on at its own order, or is given up', async () => {
    await page.getByRole('button', { name: '充值 25 元，得 25 金币' }).click()
    await expectCashier(page, '25.00')
    const address = page.url()
    await page.goBack()
    await unfinished.getByRole('button', { name: '继续支付' }).click()
    await expectCashier(page, '25.00')
    expect(page.url()).toBe(address)
    await page.goBack()
    await unfinished.getByRole('button', { name: '取消' }).click()
    await expect(unfinished).toHaveCount(0)
  })

  await test.step('paid, but the cashier says nothing: the page waits and claims nothing', async () => {
    await page.getByRole('button', { name: '18 金币，18 元' }).click()
    await charge.click()
    await atCashier(page, '付款，通知迟到', '18.00')
    await afterCashier(page, page.getByText('支付确认中'))
    await expect(page).toHaveURL(/#\/charge-back/)
    await expect(page.getByRole('button', { name: '再查一次' })).toBeVisible()
    await expectCoins(page, journey.open, '0.00')
  })
  expect(journey.complaints).toEqual([])
})

async function expectCoins(
  page: Page,
  open: (path: string) => Promise<void>,
  balance: string,
): Promise<void> {
  await open('/pay/userChargeHuoyan')
  await expect(page.getByRole('region', { name: '余额' })).toContainText(balance)
}
