import { isGrave, violationsOf } from './axe-violations.ts'
import { expect, test } from './journey.ts'

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme })

    test(`the gallery shows every capsule without a serious finding, ${theme}`, async ({
      page,
      journey,
    }) => {
      await journey.open('/ui')
      await expect(page.locator('[data-demo]').filter({ visible: true }).first()).toBeVisible()
      const grave = (await violationsOf(page)).filter(isGrave)
      expect(grave.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
      expect(journey.complaints).toEqual([])
    })
  })
}
