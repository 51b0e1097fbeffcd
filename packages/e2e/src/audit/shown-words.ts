import type { JSHandle, Page } from '@playwright/test'

/** A piece of text on the screen, and the lines it takes now: a page that is not whole yet moves. */
export interface Word {
  readonly text: string
  readonly element: HTMLElement
  readonly lines: readonly DOMRect[]
}

/**
 * What can be read: of the dialog on top, or else of the page. What is there for screen readers alone, drawn, or hidden
 * by its page is left out.
 */
export const shownWords = (page: Page): Promise<JSHandle<Word[]>> =>
  page.evaluateHandle(() => {
    const root =
      [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]')]
        .filter((box) => box.getBoundingClientRect().height > 0)
        .at(-1) ?? document.body
    const isForReaders = (element: HTMLElement) => {
      for (let box: HTMLElement | null = element; box && box !== root; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect()
        if (Math.min(width, height) <= 2 && getComputedStyle(box).overflow !== 'visible')
          return true
      }
      return false
    }
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('[aria-hidden=true], [inert], svg, script, style, template') &&
      !isForReaders(element)
    const words: Word[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const linesOf = () =>
        [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (linesOf().length === 0) continue
      words.push({
        text,
        element,
        get lines() {
          return linesOf()
        },
      })
    }
    return words
  })
