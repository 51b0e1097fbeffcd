import type { Page } from '@playwright/test'

/** Until nothing was added or moved for a moment. What is live never rests, so it is not waited for long. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          watch.disconnect()
          clearTimeout(quiet)
          clearTimeout(longest)
          resolve()
        }
        let quiet = setTimeout(done, 100)
        const longest = setTimeout(done, 1500)
        const watch = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(done, 100)
        })
        watch.observe(document.body, { childList: true, subtree: true, attributes: true })
      }),
  )
