import { expect, type Page } from '@playwright/test'

/** Something to press, told apart by how it looks and what it says. Of choices beside one another one is enough. */
export interface Control {
  readonly kind: string
  readonly label: string
}

/** One of each kind of what can be pressed, in the dialog on top or else on the page. Each is marked with its kind. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const seen = { checkOpacity: true, checkVisibilityCSS: true }
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const chosen =
      '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
    for (const marked of document.querySelectorAll<HTMLElement>('[data-kind]'))
      delete marked.dataset['kind']
    const found = new Map<string, { kind: string; label: string; element: HTMLElement }>()
    for (const element of root.querySelectorAll<HTMLElement>(
      'button, [role=button], [role=tab], [role=switch], [role=radio], summary',
    )) {
      const { width, height, top } = element.getBoundingClientRect()
      const isThere = width >= 4 && height >= 4 && top >= 0 && element.checkVisibility(seen)
      const isOff = element.matches(':disabled, [aria-disabled=true]')
      if (!isThere || isOff || element.closest('[inert], [aria-hidden=true]')) continue
      if (element.matches(chosen)) continue
      const said = element.getAttribute('aria-label') ?? element.textContent
      const label = said.trim().replaceAll(/\s+/g, ' ').slice(0, 24)
      const words = element.matches('[role=radio]') || /[\dA-Z]/.test(label) ? '' : label
      const kind = `${element.tagName} ${element.className} ${words}`.replaceAll(/["\\\s]+/g, ' ')
      // The last of a row of choices is the one that is farthest from being chosen already.
      if (words === '' || !found.has(kind)) found.set(kind, { kind, label, element })
    }
    return [...found.values()].map(({ kind, label, element }) => {
      element.dataset['kind'] = kind
      return { kind, label }
    })
  })

/** Whether a control is still there: others were pressed meanwhile. */
export const isThere = async (page: Page, { kind }: Control): Promise<boolean> =>
  (await page.locator(`[data-kind="${kind}"]`).count()) > 0

// A busy machine is slow, and that is no failure.
const PATIENCE_MS = 30_000

/** Presses a control and waits until something comes of it; says what is wrong with it otherwise. */
export async function press(
  page: Page,
  { kind, label }: Control,
  timeout = PATIENCE_MS,
): Promise<string[]> {
  const control = page.locator(`[data-kind="${kind}"]`)
  let heard = 0
  const hear = () => void (heard += 1)
  page.on('request', hear)
  page.on('download', hear)
  page.context().on('page', hear)
  try {
    await control.scrollIntoViewIfNeeded({ timeout })
    const before = await shapeOf(page)
    await control.click({ timeout })
    await expect
      .poll(async () => heard > 0 || (await shapeOf(page)) !== before, { timeout })
      .toBe(true)
    return []
  } catch (error) {
    const cover = /(<[^>]+>).*intercepts pointer events/.exec(String(error))?.[1]
    return [cover ? `${cover} lies over ${label}` : `nothing happens at ${label}`]
  } finally {
    page.off('request', hear)
    page.off('download', hear)
    page.context().off('page', hear)
  }
}

/** The page without its words, but for what it answers: it changes when something opens, closes, is chosen or moves. */
const shapeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const states = [
      'aria-selected',
      'aria-pressed',
      'aria-checked',
      'aria-expanded',
      'open',
      'style',
      // A password that is shown.
      'type',
    ]
    const shape = [...document.body.querySelectorAll<HTMLInputElement>('*')].map((element) =>
      [
        element.tagName,
        element.getAttribute('class'),
        // `open` is there without a word: that is not the same as not being there.
        ...states.map((name) => element.getAttribute(name) ?? '-'),
        element.value,
        // Where the page answers in words alone.
        element.matches('[role=status], [role=alert]') ? element.textContent : '',
      ].join(),
    )
    // Whatever is pressed has the focus; a field or a part of the page that gets it is an effect.
    const focused = document.activeElement
    const led = focused?.matches('input, textarea, [tabindex="-1"]') ? `at ${focused.id}` : ''
    const whole = shape.join('|')
    // Told by its length and its sum: a page is as long as a book, and it is asked for again and again.
    let sum = 0
    for (let at = 0; at < whole.length; at += 1)
      sum = (Math.imul(sum, 31) + whole.charCodeAt(at)) | 0
    return `${location.hash} ${Math.round(scrollY)} ${led} ${whole.length} ${sum}`
  })
