import type { JSHandle, Page } from '@playwright/test'
import { shownWords, type Word } from './shown-words.ts'

/** What no reader should see, of the dialog on top or else of the page. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const words = await shownWords(page)
  const found = {
    'letters below one another': await stackedLetters(words),
    'cut without an ellipsis': await cutWords(words),
    'covered by something else': await coveredWords(words),
    'beyond the edge': [...(await wordsBeyond(words)), ...(await controlsBeyond(page))],
  }
  await words.dispose()
  return Object.entries(found).flatMap(([fault, texts]) =>
    [...new Set(texts)].map((text) => `${fault}: ${text.slice(0, 24)}`),
  )
}

/** A line that holds one letter each time, where the text was not meant to stand. */
const stackedLetters = (words: JSHandle<Word[]>) =>
  words.evaluate((all) =>
    all.flatMap(({ text, element, lines }) => {
      const { fontSize, writingMode } = getComputedStyle(element)
      const letters = [...text].length
      const widest = Math.max(...lines.map(({ width }) => width))
      const isStacked = letters >= 2 && lines.length >= Math.min(3, letters)
      const isNarrow = widest < Number.parseFloat(fontSize) * 1.7
      return isStacked && isNarrow && writingMode === 'horizontal-tb' ? [text] : []
    }),
  )

const cutWords = (words: JSHandle<Word[]>) =>
  words.evaluate((all) =>
    all.flatMap(({ text, element }) => {
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element)
      const hasMark = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      const { scrollWidth, clientWidth } = element
      return !hasMark && hides && clientWidth > 8 && scrollWidth > clientWidth + 2 ? [text] : []
    }),
  )

/**
 * Words under something painted that neither holds them nor floats over the page on purpose, as bars do that stay while
 * the page scrolls. A link stretched over its row paints nothing.
 */
const coveredWords = (words: JSHandle<Word[]>) =>
  words.evaluate((all) => {
    const upTo = (from: Element, below: Element) => {
      const boxes: Element[] = []
      for (let box: Element | null = from; box && !box.contains(below); box = box.parentElement)
        boxes.push(box)
      return boxes
    }
    const floats = (box: Element) => ['fixed', 'sticky'].includes(getComputedStyle(box).position)
    const isWordAt = (box: Element, x: number, y: number) => {
      const range = document.createRange()
      range.selectNodeContents(box)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      )
    }
    const paints = (box: Element, x: number, y: number) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(box)
      if (backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor))
        return true
      return box.children.length === 0 && box.textContent.trim() !== '' && isWordAt(box, x, y)
    }
    // What a list has scrolled out of its own window is not on the screen.
    const isInside = (element: HTMLElement, x: number, y: number) => {
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue
        const frame = box.getBoundingClientRect()
        if (y < frame.top || y > frame.bottom || x < frame.left || x > frame.right) return false
      }
      return true
    }
    return all.flatMap(({ text, element, lines: [line] }) => {
      if (!line) return []
      const x = line.left + line.width / 2
      const y = line.top + line.height / 2
      const top = document.elementFromPoint(x, y)
      if (!top || top.contains(element) || element.contains(top)) return []
      if (!isInside(element, x, y)) return []
      const over = upTo(top, element)
      return !over.some(floats) && over.some((box) => paints(box, x, y)) ? [text] : []
    })
  })

const wordsBeyond = (words: JSHandle<Word[]>) =>
  words.evaluate((all) => {
    const scrollsAside = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box === document.documentElement) return false
        const { overflowX, transform, contentVisibility } = getComputedStyle(box)
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) return true
        if (transform !== 'none' || contentVisibility === 'auto') return true
      }
      return false
    }
    return all.flatMap(({ text, element, lines: [line] }) => {
      if (!line) return []
      const isOnScreen = line.bottom > 0 && line.top < innerHeight
      const isBeyond = line.left + line.width / 2 > innerWidth || line.right < 0
      return isOnScreen && isBeyond && !scrollsAside(element) ? [text] : []
    })
  })

const controlsBeyond = (page: Page) =>
  page.evaluate(() => {
    const scrollsAside = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box === document.documentElement) return false
        const { overflowX, transform } = getComputedStyle(box)
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) return true
        if (transform !== 'none') return true
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('button, input, [role=button]')].flatMap(
      (control) => {
        if (!control.checkVisibility()) return []
        const { left, right, top, width } = control.getBoundingClientRect()
        const isOnScreen = width > 0 && top >= 0 && top < innerHeight
        const isBeyond = right > innerWidth + 1 || left < -1
        if (!isOnScreen || !isBeyond || scrollsAside(control)) return []
        return [control.getAttribute('aria-label') ?? (control.textContent || control.tagName)]
      },
    )
  })
