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

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 188, height: 406 } })

  test('a figure of a table explains itself, not its neighbour', async ({ page, journey }) => {
    await journey.open(`/match-detail/ft?matchId=${journey.idOf('matchId')}&tab=odds`)
    const figure = page.getByRole('button', { name: /主胜凯利 .*查看算法/ }).first()
    const title = (await figure.getAttribute('aria-label'))?.replace(/ [\d.]+，查看算法$/, '')
    // In the middle of the screen: bars stand over what is at its edges.
    await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await figure.click()
    await expect(page.getByRole('dialog', { name: title ?? '' })).toBeVisible()
  })
})
