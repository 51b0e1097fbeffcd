import type { Page } from '@playwright/test'
import { act, type DeskWork } from './desk-deeds.ts'
import { desksOfContent, desksOfDuty, desksOfMoney, desksOfSystem } from './desk-table.ts'
import { deedsOf, desktop, enterByHand, expectShut, openDesk, openRow } from './console.ts'
import { expect, test, type Person } from './journey.ts'

test.use(desktop)

const READER = { id: 'rea', phone: '13800000008' }
const groups = {
  duty: desksOfDuty,
  money: desksOfMoney,
  content: desksOfContent,
  system: desksOfSystem,
}

for (const [group, desks] of Object.entries(groups))
  test(`desks of ${group}: who may does the work, who may only look has no button, who may not sees none`, async ({
    colleague,
  }) => {
    for (const work of desks) await test.step(work.desk, () => done(work, colleague))
  })

test('every desk of the menu is in the table, and sessions end where they are ended', async ({
  page,
  stranger,
  journey,
}) => {
  await journey.signIn('lao')
  await openDesk(page, 'members')
  const links = page.getByRole('navigation', { name: '运营台' }).getByRole('link')
  const named = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).hash.slice(2)),
  )
  const known = Object.values(groups).flatMap((desks) => desks.map(({ desk }) => desk))
  expect(named.toSorted()).toEqual(['api', 'today', ...known].toSorted())

  await test.step('an operator whose session was ended shows the second step again', async () => {
    await stranger.setViewportSize(desktop.viewport)
    await enterByHand(stranger, READER.phone)
    await openDesk(page, 'operatorSessions', { memberId: READER.id })
    // Those the demo makes for programs name no browser.
    await act(page, 'Mozilla', '结束登录')
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: '两步验证' })).toBeVisible()
  })

  await test.step('a login that was ended is over', async () => {
    await openDesk(page, 'sessions', { memberId: READER.id })
    await act(page, READER.id, '结束登录')
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: '登录运营台' })).toBeVisible()
  })
})

async function done(
  { desk, wish = {}, by, deed, looks, shut }: DeskWork,
  colleague: (person: Person) => Promise<Page>,
): Promise<void> {
  if (looks) await looksOnly(await colleague(looks.person), { desk, wish, without: looks.without })
  if (shut) await expectShut(await colleague(shut), desk)
  const page = await colleague(by)
  await openDesk(page, desk, wish)
  await deed?.(page)
}

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
