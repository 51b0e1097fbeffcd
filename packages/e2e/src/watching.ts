import type { Page } from '@playwright/test'

interface Watching {
  /** Results are hidden. */
  readonly on?: boolean
  /** How far this person's television is behind. */
  readonly delaySeconds?: number
}

/** Begins as somebody who set long ago what is kept back from them. */
export const keepBack = (page: Page, { on = false, delaySeconds = 0 }: Watching) =>
  page.addInitScript(
    (kept) => {
      // Only at first: what the person changes afterwards has to stay.
      if (localStorage.getItem('linmen.shield') === null)
        localStorage.setItem('linmen.shield', JSON.stringify(kept))
    },
    { on, delaySeconds, revealed: {} },
  )
