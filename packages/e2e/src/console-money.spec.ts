import { expect, signIn, test } from './journey.ts'
import {
  ask,
  confirm,
  desktop,
  enterByHand,
  expectShut,
  formOf,
  openDesk,
  rowWith,
} from './console.ts'

test.use(desktop)

// The member of the demo who bought a quarter of the dearest membership: more than one person may give back alone.
const DEAR = { q: 'feng', goods: 'vip' }

test('a refund above the limit waits for a second person, who is not the first', async ({
  page,
  stranger,
  journey,
}) => {
  await journey.signIn('fin')
  await openDesk(page, 'orders', DEAR)
  const form = await ask(page, rowWith(page, 'feng'), '退款到钱包')
  await form.getByLabel('原因').fill('误购，当天联系客服')
  await confirm(form)
  await openDesk(page, 'refunds', { state: 'proposed' })
  const own = await ask(page, rowWith(page, '误购'), '同意退款')
  await own.getByLabel('说明').fill('我自己同意')
  await own.getByRole('button', { name: /^确\s?认$/ }).click()
  await expect(page.locator('.ant-message-error')).toBeVisible()
  await expect(own).toBeVisible()

  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'lao')
  await openDesk(stranger, 'refunds', { state: 'proposed' })
  const second = await ask(stranger, rowWith(stranger, '误购'), '同意退款')
  await second.getByLabel('说明').fill('已核对')
  await confirm(second)
  await openDesk(stranger, 'refunds', { state: 'done' })
  await expect(rowWith(stranger, '误购')).toContainText('已退回')
  await openDesk(stranger, 'orders', { ...DEAR, state: 'refunded' })
  await expect(rowWith(stranger, 'feng')).toBeVisible()
})

test('content sees no orders, and a reader sees them without anything to do', async ({
  page,
  stranger,
  journey,
}) => {
  await journey.signIn('edi')
  await expectShut(page, 'orders')
  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'rea')
  await openDesk(stranger, 'orders')
  await stranger.getByRole('main').getByRole('row').nth(1).click()
  await expect(stranger.getByRole('dialog')).toBeVisible()
  await expect(stranger.getByRole('button', { name: /退款/ })).toHaveCount(0)
})

test('finance comes in by password and code, and publishes a coupon', async ({
  page,
  stranger,
}) => {
  await enterByHand(page, '13800000004')
  await openDesk(page, 'coupons')
  await page.getByRole('button', { name: '发放优惠券' }).click()
  const form = await formOf(page, '发放优惠券')
  await form.getByLabel('会员编号或手机，一行一个').fill('qing\nnobody')
  await form.getByLabel('名称').fill('道歉券')
  await form.getByLabel('满', { exact: true }).fill('30')
  await form.getByLabel('减', { exact: true }).fill('8')
  await form.getByLabel('原因').fill('客服补偿')
  await expect(form.getByText('手机上的样子')).toBeVisible()
  await form.getByRole('button', { name: /^确\s?认$/ }).click()
  await expect(page.locator('.ant-message-error')).toContainText('nobody')
  await form.getByLabel('会员编号或手机，一行一个').fill('qing')
  await confirm(form)
  await openDesk(page, 'coupons', { q: 'qing' })
  await expect(rowWith(page, '道歉券')).toBeVisible()
  await stranger.setViewportSize(desktop.viewport)
  await signIn(stranger, 'rea')
  await openDesk(stranger, 'coupons', { q: 'qing' })
  await expect(rowWith(stranger, '道歉券')).toBeVisible()
  await expect(stranger.getByRole('button', { name: '发放优惠券' })).toHaveCount(0)
})
