import { everyAddress } from './every-address.ts'
import { expect, test } from './journey.ts'
import { rows } from './match-rows.ts'
import { smallTargets } from './small-targets.ts'

test('nothing to tap on any page is smaller than 24 pixels', async ({ page, journey }) => {
  test.setTimeout(180_000)
  const firstOf = async (list: string) => {
    await journey.open(list)
    return (await rows(page).first().getAttribute('data-match')) ?? ''
  }
  const football = await firstOf('/tabs/match')
  const basketball = await firstOf('/tabs/match-bk')
  const small: string[] = []
  for (const { name, address } of everyAddress({ football, basketball, idOf: journey.idOf })) {
    await journey.open(address)
    await page.waitForLoadState('networkidle')
    for (const target of await smallTargets(page)) small.push(`${name}　${target}`)
  }
  expect(small).toEqual([])
})
