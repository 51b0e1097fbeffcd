import { expect, test } from './journey.ts'

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
