import { afterCashier, atCashier } from './cashier.ts'
import { expect, test } from './journey.ts'
import { typeCode } from './code.ts'

test('hai tries the membership for three days and then becomes a member', async ({
  page,
  journey,
}) => {
  // A reminder comes when the page has nothing else to do, over whatever is open: everybody closes it and goes on.
  const reminder = page.getByRole('dialog', { name: /会员还有\d天到期/ })
  await page.addLocatorHandler(reminder, () =>
    reminder.getByRole('button', { name: '我知道了' }).click(),
  )
  await test.step('a code to the own phone begins the trial', async () => {
    await journey.open('/login?backUrl=%2Fhd%2Fvip%2Ftry')
    await journey.signInByHand('hai')
    await typeCode(page)
    await page.getByRole('button', { name: '立即体验 3 天' }).click()
    await expect(page).toHaveURL(/#\/user\/vip/)
    await expect(page.getByText('超级红单会员').filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('nobody tries twice', async () => {
    await journey.open('/hd/vip/try')
    await expect(page.getByRole('heading', { name: /会员生效中/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '立即体验 3 天' })).toHaveCount(0)
  })

  await test.step('a membership paid directly takes the place of the trial', async () => {
    await journey.open('/vip/buy')
    await page.getByRole('button', { name: /^30 天/ }).click()
    await page.getByRole('button', { name: /^开通 30 天/ }).click()
    await page
      .getByRole('dialog', { name: '开通会员' })
      .getByRole('button', { name: /还差/ })
      .click()
    const told = page.getByRole('dialog').filter({ hasText: '余额不足' })
    const direct = told.getByRole('button', { name: /直接支付/ })
    const yuan = /\d+/.exec((await direct.textContent())!)![0]
    await direct.click()
    await atCashier(page, '模拟支付', `${yuan}.00`)
    const done = page.getByRole('dialog').filter({ hasText: '购买成功' })
    await afterCashier(page, done)
    await expect(page).toHaveURL(/#\/vip\/buy/)
    await done.getByRole('button', { name: '我知道了' }).click()
    await journey.open('/user/vip/order')
    const bought = page.getByText(/30 天/).filter({ visible: true })
    await expect(bought.first()).toBeVisible()
  })
  expect(journey.complaints).toEqual([])
})
