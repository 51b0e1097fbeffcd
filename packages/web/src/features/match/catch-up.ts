/** Longer than this, and more than the odds of a moment may be missing. */
const SHORT_MS = 30_000
const WAIT_MS = 5000

/**
 * Asks for a list again when its topic knows of something newer. Between a page's list and its topic
 * there are always some seconds: those can wait until the page stands.
 */
export function catchUp(gapMs: number, again: () => void): void {
  if (gapMs <= 0) return
  if (gapMs > SHORT_MS) again()
  else setTimeout(again, WAIT_MS)
}
