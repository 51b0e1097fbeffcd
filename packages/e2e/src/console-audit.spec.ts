import { desktop, openDesk } from './console.ts'
import { auditDesk, tabbedTo } from './audit/desk-audit.ts'
import { expect, test } from './journey.ts'

test.use(desktop)
test.describe.configure({ mode: 'parallel' })

const PARTS = 3

for (let part = 0; part < PARTS; part += 1)
  test(`every desk can be read and worked without a mouse (${part + 1} of ${PARTS})`, async ({
    page,
    journey,
  }) => {
    await journey.lookAs('lao')
    await openDesk(page, 'members')
    const nav = page.getByRole('navigation', { name: '运营台' })
    if (part === 0) expect(await tabbedTo(page, nav)).toEqual([])
    const names = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(2)))
    const faults: string[] = []
    for (const name of names.filter((_, at) => at % PARTS === part))
      faults.push(...(await auditDesk(page, name)).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
    expect(journey.complaints).toEqual([])
  })
