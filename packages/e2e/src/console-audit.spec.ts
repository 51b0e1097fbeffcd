import { auditDesk, seenFaults, tabbedTo } from './desk-audit.ts'
import { openDesk } from './console.ts'
import { desks, ownPages } from './desk-table.ts'
import { expect, test } from './journey.ts'

test.afterAll(({ office }) => office.close())

for (const name of [...ownPages, ...desks.map(({ desk }) => desk)])
  test(`${name} can be read and worked without a mouse`, async ({ office }) => {
    expect(await auditDesk(await office.windowOf('lao'), name)).toEqual([])
    expect(office.complaints).toEqual([])
  })

test('the menu and the search over everything can be read and worked without a mouse', async ({
  office,
}) => {
  const page = await office.windowOf('lao')
  await openDesk(page, 'members')
  expect(await seenFaults(page, '#root')).toEqual([])
  expect(await tabbedTo(page, page.getByRole('navigation', { name: '运营台' }))).toEqual([])
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: '搜索会员、订单、方案、资讯' })
  await box.fill('mei')
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  expect(await seenFaults(page, '.ant-modal')).toEqual([])
  expect(await seenFaults(page, '.ant-select-dropdown')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})
