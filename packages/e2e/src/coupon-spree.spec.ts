import { afterCashier, atCashier } from './cashier.ts'
import { joinByCode } from './code.ts'
import { expect, test } from './journey.ts'

test('a pop-up leads a newcomer to a coupon, and the coupon to a plan', async ({
  page,
  journey,
}) => {
  await test.step('the pop-up of the day leads to the spree', async () => {
    await page.goto('/?host=messaging#/tabs/home')
    const popUp = page.getByRole('dialog').filter({ hasText: '冬日观赛券包开放中' })
    await popUp.getByRole('button', { name: '去领券' }).click()
    await expect(page.getByRole('heading', { name: '冬日观赛券包' })).toBeVisible()
  })

  await test.step('who is not signed in comes back to it and takes one', async () => {
    const gift = page.getByRole('article').filter({ hasText: '满 28 减 5' })
    await gift.getByRole('button').click()
    await joinByCode(page)
    await expect(page.getByRole('heading', { name: '冬日观赛券包' })).toBeVisible()
    await gift.getByRole('button').click()
    await expect(gift).toContainText('已领')
  })

  await test.step('it lies among the coupons', async () => {
    await page.getByRole('link', { name: '去看优惠券' }).click()
    await expect(page).toHaveURL(/coupon-list/)
    await expect(page.getByText('方案满减券').filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('and lowers the price of a plan that is paid directly', async () => {
    await journey.open(`/plan-detail/${journey.idOf('planId')}`)
    await page.getByRole('button', { name: '解锁方案' }).click()
    const sheet = page.getByRole('dialog', { name: '解锁方案' })
    await expect(sheet.getByRole('button', { name: /5.*满 28 可用/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await sheet.getByRole('button', { name: /还差/ }).click()
    await page.getByRole('button', { name: '直接支付 33 元' }).click()
    await atCashier(page, '模拟支付', '33.00')
    await afterCashier(page, page.getByText('购买成功').filter({ visible: true }).first())
  })
  expect(journey.complaints).toEqual([])
})
