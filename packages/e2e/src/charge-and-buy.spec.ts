import { afterCashier, atCashier } from './cashier.ts'
import { expect, test } from './journey.ts'
import { joinByCode } from './code.ts'

test('a newcomer charges at the cashier, buys a plan, and gets the money back with its reason', async ({
  page,
  journey,
}) => {
  await test.step('coins are bought at the cashier', async () => {
    await journey.open('/pay/userChargeHuoyan')
    await joinByCode(page)
    await page.getByRole('button', { name: '68 金币，68 元' }).click()
    await page.getByRole('button', { name: '充值 68 元，得 68 金币' }).click()
    await atCashier(page, '模拟支付', '68.00')
    await afterCashier(page, page.getByText('金币已到账，可以使用'))
    await expect(page.getByRole('heading', { name: '充值成功' })).toBeVisible()
    await expect(page.getByText('68.00 金币')).toBeVisible()
  })

  await test.step('they buy a plan', async () => {
    await journey.open(`/plan-detail/${journey.idOf('planId')}`)
    await page.getByRole('button', { name: '解锁方案' }).click()
    const sheet = page.getByRole('dialog', { name: '解锁方案' })
    await expect(sheet.getByText('68.00 可用')).toBeVisible()
    await sheet.getByRole('button', { name: '支付 38 金币' }).click()
    await expect(page).toHaveURL(/#\/plan\/pay-ok/)
    await page.getByRole('button', { name: '查看方案' }).click()
    await expect(page.getByRole('region', { name: '方案内容' })).toContainText('选择：')
  })

  const orderId = await test.step('every movement opens to its receipt', async () => {
    await journey.open('/userHuoyanDetail')
    await page.getByRole('button', { name: /-38\.00/ }).click()
    const receipt = page.getByRole('dialog')
    await expect(receipt).toContainText('30.00')
    const number = /so[\w-]+/.exec((await receipt.textContent())!)
    await page.keyboard.press('Escape')
    return number![0]
  })

  await test.step('a refund arrives as a message and in the wallet, with its reason', async () => {
    const words = { refundType: 1, orderId, remark: '专家撤回方案' }
    await journey.operate('/api/console/refund/propose', words)
    // The wallet that is open hears of it.
    const back = page.getByRole('button', { name: /\+38\.00/ })
    await expect(back).toContainText('余额 68.00')
    await journey.open('/message/center')
    await page.getByRole('link', { name: /^订单与退款/ }).click()
    await expect(page.getByText('已全额退回')).toBeVisible()
    const why = page.getByText(/38 金币已退回。原因：专家撤回方案/).filter({ visible: true })
    await expect(why).toBeVisible()
    await journey.open(`/plan-detail/${journey.idOf('planId')}`)
    await page.reload()
    await expect(page.getByText('解锁后查看选项与理由')).toBeVisible()
  })
  expect(journey.complaints).toEqual([])
})
