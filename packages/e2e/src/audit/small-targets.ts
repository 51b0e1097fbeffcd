import type { Page } from '@playwright/test'

const LEAST_PX = 24

/** What a finger would miss: everything to tap that is drawn smaller than a fingertip allows. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const seen = { checkOpacity: true, checkVisibilityCSS: true }
    return [...document.querySelectorAll('a[href], button, [role=button]')]
      .filter((target) => target.checkVisibility(seen))
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        if (width === 0 || height === 0 || (width >= least && height >= least)) return []
        const name = target.getAttribute('aria-label') ?? target.textContent
        return [`${name} ${width.toFixed()}×${height.toFixed()}`]
      })
  }, LEAST_PX)
