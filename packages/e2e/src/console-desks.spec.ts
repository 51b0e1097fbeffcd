import type { Page } from '@playwright/test'
import {
  ask,
  confirm,
  deedsOf,
  desktop,
  enterByHand,
  expectShut,
  openDesk,
  openRow,
  rowWith,
} from './console.ts'
import { desks, ownPages } from './desk-table.ts'
import { act } from './desk-work.ts'
import { expect, test } from './journey.ts'

test.use(desktop)

const READER = { id: 'rea', phone: '13800000008' }
test.afterAll(({ office }) => office.close())

for (const { desk, wish = {}, by, deed, looks, shut } of desks)
  test(`${desk}: who may does the work, who may only look has no button, who may not sees none`, async ({
    office,
  }) => {
    if (looks)
      await looksOnly(await office.windowOf(looks.person), { desk, wish, without: looks.without })
    if (shut) await expectShut(await office.windowOf(shut), desk)
    const page = await office.windowOf(by)
    await openDesk(page, desk, wish)
    await deed?.(page)
  })

test('every desk of the menu has a journey', async ({ office }) => {
  const page = await office.windowOf('lao')
  await openDesk(page, 'members')
  const links = page.getByRole('navigation', { name: '运营台' }).getByRole('link')
  const named = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).hash.slice(2)),
  )
  const known = desks.map(({ desk }) => desk)
  expect(named.toSorted()).toEqual([...ownPages, ...known].toSorted())
})

test('a score much rests on is set right by a second person, who sees what it moves and is not the first', async ({
  office,
}) => {
  const [first, second] = [await office.windowOf('ris'), await office.windowOf('lao')]
  await openDesk(first, 'corrections', { state: 'proposed' })
  const own = await ask(first, rowWith(first, '与录像不同'), '同意更正')
  await own.getByLabel('说明').fill('我自己同意')
  await own.getByRole('button', { name: /^确\s?认$/ }).click()
  await expect(first.locator('.ant-message-error')).toBeVisible()
  await own.getByRole('button', { name: /^取\s?消$/ }).click()
  await openDesk(second, 'corrections', { state: 'proposed' })
  const form = await ask(second, rowWith(second, '与录像不同'), '同意更正')
  await expect(form.getByRole('region', { name: '将会变动' })).toContainText('更正为')
  await form.getByLabel('说明').fill('已看录像')
  await confirm(form)
  await openDesk(second, 'corrections')
  await expect(rowWith(second, '与录像不同')).toContainText(/结算中|已更正/)
})

test('a wide table is scrolled in its place with the first column standing, and a time of another year says so', async ({
  office,
}) => {
  const page = await office.windowOf('lao')
  await page.setViewportSize({ width: 1100, height: 900 })
  await openDesk(page, 'lotteryMatches', { family: 'beijing' })
  const table = page.getByRole('main').locator('.ant-table-content')
  const cells = page.getByRole('main').locator('.ant-table-row').first().getByRole('cell')
  const leftOf = async (at: 'first' | 'last') => (await cells[at]().boundingBox())!.x
  const before = [await leftOf('first'), await leftOf('last')]
  await table.evaluate((each) => each.scrollTo({ left: each.scrollWidth }))
  await expect.poll(() => leftOf('last')).toBeLessThan(before[1]!)
  expect(await leftOf('first')).toBe(before[0])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100)
  await page.setViewportSize(desktop.viewport)
  await openDesk(page, 'members', { q: 'lao' })
  await expect(rowWith(page, 'lao')).toContainText(/20\d\d-\d\d-\d\d /)
})

test('sessions end where they are ended', async ({ page, stranger, journey }) => {
  await journey.signIn('lao')
  await stranger.setViewportSize(desktop.viewport)
  await enterByHand(stranger, READER.phone)
  await openDesk(page, 'operatorSessions', { memberId: READER.id })
  // Those the demo makes for programs name no browser.
  await act(page, 'Mozilla', '结束登录')
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: '两步验证' })).toBeVisible()

  await openDesk(page, 'sessions', { memberId: READER.id })
  await act(page, READER.id, '结束登录')
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: '登录运营台' })).toBeVisible()
})

test('a word is looked for everywhere by the keys, as far as the role goes', async ({
  page,
  office,
  journey,
}) => {
  await journey.signIn('lao')
  await openDesk(page, 'orders')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: '搜索会员、订单、方案、资讯' })
  await expect(box).toBeFocused()
  await box.fill('13800000001')
  await expect(page.locator('.ant-select-item-option').first()).toContainText('小美看球')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '会员', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('.ant-table-row')).toHaveCount(1)

  const editor = await office.windowOf('edi')
  await openDesk(editor, 'posts')
  await editor.keyboard.press('Control+k')
  await editor.getByRole('combobox', { name: '搜索会员、订单、方案、资讯' }).fill('feng')
  const groupsFound = editor.locator('.ant-select-item-group')
  await expect(groupsFound.filter({ hasText: '会员' })).toBeVisible()
  await expect(groupsFound.filter({ hasText: '订单' })).toHaveCount(0)
})

interface Looked {
  readonly desk: string
  readonly wish: Readonly<Record<string, string>>
  readonly without: RegExp
}

/** The rows are there and open, and nothing can be done about them. */
async function looksOnly(page: Page, { desk, wish, without }: Looked): Promise<void> {
  await openDesk(page, desk, wish)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: without })).toHaveCount(0)
  await openRow(main.locator('.ant-table-row').first())
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expect(deedsOf(page).getByRole('button', { name: without })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
}
