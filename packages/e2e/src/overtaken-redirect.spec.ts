import type { Page } from '@playwright/test'
import { askForCode } from './code.ts'
import { newPhone } from './member-session.ts'
import { expect, test } from './journey.ts'

const DOORS = [
  { name: 'a registration', address: '/register', call: '**/api/register/**', press: '注册' },
  { name: 'a login', address: '/login', call: '**/api/phone/login/**', press: '登录' },
] as const

/** Holds what the page asks for from now on under these addresses, until it is let go. */
async function hold(page: Page, addresses: string) {
  let letGo = () => {}
  let count = 0
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(addresses, async (route) => {
    count += 1
    await free
    await route.continue()
  })
  return { letGo, count: () => count }
}

for (const { name, address, call, press } of DOORS)
  test(`${name} that is answered late leaves the person on the page they opened meanwhile`, async ({
    page,
    journey,
  }) => {
    await journey.open(address)
    await askForCode(page, newPhone())
    if (address === '/register') await page.getByLabel('新密码').fill('first kick 1')
    await page.getByRole('checkbox').check()
    const answer = await hold(page, call)
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect.poll(answer.count).toBe(1)

    // The old page is drawn until the code of the new one is there: that is when it could still lead on.
    const code = await hold(page, '**/assets/*.js')
    await page.goto('/#/hd')
    await expect.poll(code.count).toBeGreaterThan(0)
    answer.letGo()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('linmen.token')))
      .not.toBeNull()
    code.letGo()
    await expect(page.getByRole('heading', { name: '活动' }).first()).toBeVisible()
    await expect(page).toHaveURL(/#\/hd$/)
    expect(journey.complaints).toEqual([])
  })
