import { expect, test } from './journey.ts'

test('chen buys a set meal and opens a plan with one of its looks', async ({ page, journey }) => {
  await test.step('R-SETMEAL-004 a visitor chooses, is sent to log in and comes back to the sheet', async () => {
    await journey.open('/tabs/user/center')
    await page.getByRole('link', { name: /套餐/ }).click()
    await expect(page.getByRole('heading', { name: '通用套餐' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '单专家套餐' })).toBeVisible()
    await page.getByRole('button', { name: /通用 5 次/ }).click()
    await page.getByRole('button', { name: '购买 158 金币' }).click()
    await expect(page).toHaveURL(/#\/login/)
    await journey.signInByHand('chen')
    await expect(page).toHaveURL(/#\/set-meal-list/)
  })

  await test.step('R-SETMEAL-010 the sheet names it, coins pay, and it stands on top', async () => {
    const sheet = page.getByRole('dialog', { name: '购买套餐' })
    await expect(sheet.getByText('200.00 可用')).toBeVisible()
    await sheet.getByRole('button', { name: '支付 158 金币' }).click()
    const done = page.getByRole('dialog').filter({ hasText: '购买成功' })
    await done.getByRole('button', { name: '我知道了' }).click()
    const own = page.getByRole('region', { name: '通用 5 次' })
    await expect(own).toContainText('未使用')
    await expect(own).toContainText('还可看 5 次')
  })

  await test.step('R-SETMEAL-009 buying again is warned about; what the balance does not reach for can be paid directly', async () => {
    await page.getByRole('button', { name: /通用 10 次/ }).click()
    await page.getByRole('button', { name: '购买 298 金币' }).click()
    const warned = page.getByRole('dialog').filter({ hasText: '您还有5次未使用' })
    await warned.getByRole('button', { name: '继续购买' }).click()
    const told = page.getByRole('dialog').filter({ hasText: '余额不足' })
    await expect(told.getByRole('button', { name: '直接支付 298 元' })).toBeVisible()
    await expect(told).toContainText('还差256金币')
    await told.getByRole('button', { name: '取消' }).click()
  })

  await test.step('R-COUPON-002 a plan opens for a look, and no coin', async () => {
    await journey.open(`/plan-detail/${journey.idOf('setMealPlanId')}`)
    await expect(page.getByRole('link', { name: '套餐次数可解锁此方案' })).toBeVisible()
    await page.getByRole('button', { name: '解锁方案' }).click()
    const sheet = page.getByRole('dialog', { name: '解锁方案' })
    await expect(sheet.getByText('已有套餐可用，本次免费解锁，扣除 1 次')).toBeVisible()
    await sheet.getByRole('button', { name: '免费解锁' }).click()
    await expect(page.getByText('购买成功,祝您好运')).toBeVisible()
    await page.getByRole('button', { name: '查看方案' }).click()
    await expect(page.getByRole('region', { name: '方案内容' })).toContainText('选择：')
  })

  await test.step('R-SETMEAL-016 the record says what it was used on, and leads there', async () => {
    await journey.open('/set-meal-record')
    const own = page.getByRole('region', { name: '通用 5 次' })
    await expect(own).toContainText('使用中')
    await expect(own).toContainText('还可看 4 次')
    await own.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`#/plan-detail/${journey.idOf('setMealPlanId')}`))
  })

  expect(journey.complaints).toEqual([])
})
