/** Ten characters of this size fill four tenths of the column, unless somebody made the text larger. */
const CHARACTERS = 10
const DESIGN_PX = 15
const COLUMN = { design: 375, most: 480 }
/** Above this the usual rows have no room for a name. A page at 200 % is beyond it too, by its least text. */
const LARGE = 1.05

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

/** How much wider some text is than the design drew it for a screen of this width. */
export const textScale = (rulerPx: number, screenPx: number): number =>
  rulerPx / ((CHARACTERS * DESIGN_PX * Math.min(screenPx, COLUMN.most)) / COLUMN.design)

function mark(rulerPx: number): void {
  const { dataset } = document.documentElement
  if (textScale(rulerPx, innerWidth) > LARGE) dataset['text'] = 'large'
  else delete dataset['text']
}
