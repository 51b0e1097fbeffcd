/** Ten characters of this size fill four tenths of the column, unless somebody made the text larger. */
const CHARACTERS = 10
const DESIGN_PX = 15
const COLUMN = { design: 375, most: 480 }
/** Above this the usual rows have no room for a name. */
const LARGE = 1.11
/** A phone at 200 % is narrower, and text has a least size. */
const NARROW_PX = 260

let ruler: HTMLElement | undefined

/**
 * Marks the page (`data-text="large"`) while its text is large beside its width: apps around a page, and
 * browsers, enlarge text without anything that a media query could see. Asked again it does nothing.
 */
export function watchTextSize(): void {
  if (ruler || typeof ResizeObserver === 'undefined') return
  ruler = document.body.appendChild(document.createElement('i'))
  ruler.className = 'text-ruler'
  ruler.ariaHidden = 'true'
  ruler.textContent = '门'.repeat(CHARACTERS)
  new ResizeObserver(([seen]) => mark(seen!.contentRect.width)).observe(ruler)
}

/** Whether text so wide is too large for the rows of a screen of this width. */
export function isLargeText(rulerPx: number, screenPx: number): boolean {
  const drawnPx = (CHARACTERS * DESIGN_PX * Math.min(screenPx, COLUMN.most)) / COLUMN.design
  return screenPx <= NARROW_PX || rulerPx / drawnPx > LARGE
}

function mark(rulerPx: number): void {
  const { dataset } = document.documentElement
  if (isLargeText(rulerPx, innerWidth)) dataset['text'] = 'large'
  else delete dataset['text']
}
