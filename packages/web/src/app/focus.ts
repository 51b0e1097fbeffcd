/** Tab pages and the pages kept on the way here are not more. */
const MOST = 12
const left = new Map<string, HTMLElement>()

/** Notes what has the focus in a page that is being left. */
export function noteFocus(id: string): void {
  const focused = document.activeElement
  left.delete(id)
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  left.set(id, focused)
  const [oldest] = left.keys()
  if (left.size > MOST && oldest !== undefined) left.delete(oldest)
}

/** In a page that is shown again the focus is where it was; in a new one reading begins at the top. */
export function bringFocus(id: string, main: HTMLElement): void {
  const focused = document.activeElement
  const before = left.get(id)
  const isLost = focused === document.body || (main.contains(focused) && !isVisible(focused))
  if (before && isLost && isVisible(before)) before.focus({ preventScroll: true })
  else if (isLost && focused !== document.body) main.focus({ preventScroll: true })
}

const isVisible = (element: Element | null) =>
  element instanceof HTMLElement && element.getClientRects().length > 0
