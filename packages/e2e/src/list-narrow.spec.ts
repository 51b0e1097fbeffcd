import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { rows } from './match-rows.ts'

for (const width of [320, 375]) {
  test(`figures of the odds keep apart in a list of ${width} px`, async ({ page, journey }) => {
    await page.setViewportSize({ width, height: 2000 })
    await journey.open('/tabs/match')
    await expect(rows(page).first()).toBeVisible()
    const lines = page.locator('[data-match] > div:has(> i)')
    await expect(lines.first()).toBeVisible()
    expect(await crowded(lines)).toEqual([])
  })
}

/** Lines with two figures less than four pixels apart, or with one at the edge of the screen. */
const crowded = (lines: Locator) =>
  lines.evaluateAll((all) =>
    all.flatMap((line) => {
      const boxes = [...line.children].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part.querySelector(':scope > span:not(.sr-only)') ?? part)
        return range.getBoundingClientRect()
      })
      const { bottom } = line.getBoundingClientRect()
      const seen = boxes.filter((box) => box.width > 0 && box.top < bottom)
      const apart = seen.every((box, at) => at === 0 || box.left - seen[at - 1]!.right >= 3.9)
      // A line that is being drawn anew has no figures for a moment.
      return apart && (seen.at(-1)?.right ?? 0) <= innerWidth - 4 ? [] : [line.textContent]
    }),
  )
