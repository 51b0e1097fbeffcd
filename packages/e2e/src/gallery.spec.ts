import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './journey.ts'

// Some sixty capsules in all their states: more than any page, so it may take longer than one.
test.describe.configure({ timeout: 180_000 })

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme })

    test(`the gallery shows every capsule without a serious finding, ${theme}`, async ({
      page,
      journey,
    }, testInfo) => {
      await journey.open('/ui')
      await expect(page.locator('[data-demo]').filter({ visible: true }).first()).toBeVisible()
      const picture = await page.screenshot({ fullPage: true, scale: 'css' })
      await testInfo.attach(`gallery-${theme}`, { body: picture, contentType: 'image/png' })

      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze()
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(grave.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
      expect(journey.complaints).toEqual([])
    })
  })
}
