import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('mei buys a plan with her best coupon; nobody else can read it', async ({
  page,
  journey,
  stranger,
}) => {
  const plan = `/plan-detail/${journey.idOf('planId')}`

  await test.step('a visitor sees the lock and is sent to log in, then comes back', async () => {
    await journey.open(plan)
    await expect(page.getByText('解锁后查看选项与理由')).toBeVisible()
    await page.getByRole('button', { name: '解锁方案' }).click()
    await expect(page).toHaveURL(/#\/login/)
    await journey.signInByHand('mei')
    await expect(page).toHaveURL(new RegExp(`#${plan}$`))
  })

  await test.step('the best coupon is chosen, the unusable one says why', async () => {
    const sheet = page.getByRole('dialog', { name: '解锁方案' })
    await expect(sheet.getByRole('button', { name: /8.*满 30 可用/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(sheet.getByRole('button', { name: /限其他专家/ })).toBeDisabled()
    await expect(sheet.getByText('126.00 可用')).toBeVisible()
    const button = sheet.getByRole('button', { name: '支付 30 金币' })
    await expectBeside(page, sheet.getByText('已省 8'), button)
    await button.click()
  })

  await test.step('the purchase succeeds and the text opens', async () => {
    await expect(page).toHaveURL(/#\/plan\/pay-ok/)
    const result = page.getByRole('status').filter({ hasText: '购买成功,祝您好运' })
    await expect(result).toContainText('实付30 金币')
    await expect(result).toContainText('已省8 金币')
    await expect(result).toContainText('余额96.00 金币')
    await page.getByRole('button', { name: '查看方案' }).click()
    const content = page.getByRole('region', { name: '方案内容' })
    await expect(content).toContainText('选择：')
    await expect(content.getByText('已购')).toBeVisible()
    await expect(page.getByRole('region', { name: '近期战绩' })).toBeVisible()
  })

  await test.step('thirty coins are gone and the coupon is used', async () => {
    await journey.open(`/plan-detail/${journey.idOf('offerPlanId')}`)
    await page.getByRole('button', { name: '解锁方案' }).click()
    const sheet = page.getByRole('dialog', { name: '解锁方案' })
    await expect(sheet.getByText('96.00 可用')).toBeVisible()
    await expect(sheet.getByRole('button', { name: /8.*满 30 可用/ })).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: /九折卡/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(sheet.getByRole('button', { name: '支付 34.2 金币' })).toBeVisible()
    await sheet.getByRole('button', { name: '不使用优惠' }).click()
    await expect(sheet.getByRole('button', { name: '支付 38 金币' })).toBeVisible()
  })

  await test.step('another person still sees the lock', async () => {
    await stranger.goto(`/#${plan}`)
    await expect(stranger.getByText('解锁后查看选项与理由')).toBeVisible()
    await expect(stranger.getByText('选择：')).toHaveCount(0)
  })

  expect(journey.complaints).toEqual([])
})

async function expectBeside(page: Page, left: Locator, right: Locator): Promise<void> {
  for (const width of [320, 430, 375]) {
    await page.setViewportSize({ width, height: 812 })
    const [one, other] = [(await left.boundingBox())!, (await right.boundingBox())!]
    expect(one.x + one.width, `${width} px`).toBeLessThan(other.x)
    expect(one.height, `one line at ${width} px`).toBeLessThan(40)
  }
}
