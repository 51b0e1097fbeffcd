import type { Page } from '@playwright/test'
import { nowMs } from './moment.ts'
import type { TrueResult } from './true-results.ts'

/** What the page on screen tells of results it should keep back: in texts, attributes or its title. */
export async function leaksOn(page: Page, results: readonly TrueResult[]): Promise<string[]> {
  const elements = JSON.parse(await page.evaluate(readPage)) as Said[]
  const whole = elements.flatMap(({ texts }) => texts).join('\n')
  const title = await page.title()
  return results.flatMap((result) => {
    const name = `${result.home} ${result.score.home}-${result.score.away} ${result.away}`
    const inTitle = title.includes(result.home) && tells([title], result)
    const there = whole.includes(result.home) && whole.includes(result.away)
    const places = there ? placesOf(elements, result) : []
    const leaks = places.filter((texts) => tells(texts, result)).map((texts) => texts.join(' '))
    return [...(inTitle ? [title] : []), ...new Set(leaks)].map((said) => `${name}: ${said}`)
  })
}

/** An element with what it says itself; those inside it stand behind it, up to `end`. */
interface Said {
  readonly parent: number
  readonly end: number
  readonly texts: readonly string[]
}

/** Runs in the page, so it holds everything it needs. Ten thousand elements travel faster as one text. */
function readPage(): string {
  const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'value']
  // A row of a table that begins with a day is an earlier match of the two, unless the day is new.
  const isPast = (element: Element) => {
    const day = element.matches('tr') && /^\d\d-\d\d-\d\d/.exec(element.textContent ?? '')
    return day && Date.parse(`20${day[0]}`) < Date.now() - 3 * 86_400_000
  }
  // Information from before a match tells how the two last met: an earlier match with figures of its own.
  const isTold = (text: string) => text !== '' && !text.includes('上一次联赛交手')
  const all: { parent: number; end: number; texts: string[] }[] = []
  const visit = (element: Element, parent: number) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = own.map((node) => node.textContent ?? '').join('')
    const texts = [text, ...spoken.map((name) => element.getAttribute(name) ?? '')]
    const at = all.push({ parent, end: 0, texts: texts.map((each) => each.trim()).filter(isTold) })
    for (const child of element.children)
      if (!['SCRIPT', 'STYLE', 'path'].includes(child.tagName) && !isPast(child))
        visit(child, at - 1)
    all[at - 1]!.end = all.length
  }
  visit(document.body, -1)
  return JSON.stringify(all)
}

/** Longer than a card of one match: whoever else stands there plays somebody else. */
const MOST = 400

/** What the smallest elements say that name both teams. */
function placesOf(elements: readonly Said[], { home, away }: TrueResult): string[][] {
  const inside = (at: number) => elements.slice(at, elements[at]!.end).flatMap(({ texts }) => texts)
  return elements.flatMap(({ texts }, at) => {
    if (!texts.some((text) => text.includes(home))) return []
    for (let place = at; place >= 0; place = elements[place]!.parent) {
      const said = inside(place)
      const all = said.join('\n')
      if (all.length > MOST) return []
      if (all.includes(away)) return isOld(all) ? [] : [said]
    }
    return []
  })
}

const DAY_MS = 86_400_000

/** Every day it names is long past: it speaks of other matches of the two. */
function isOld(text: string): boolean {
  const days = text.match(/\b\d\d-\d\d-\d\d\b/g) ?? []
  return days.length > 0 && days.every((day) => Date.parse(`20${day}`) < nowMs() - 3 * DAY_MS)
}

const tells = (texts: readonly string[], { score: { home, away } }: TrueResult): boolean =>
  tellsPair(texts, home, away) || tellsPair(texts, away, home)

/** More than four quarters, an overtime and a total for both: shirts of a line-up. */
const MOST_FIGURES = 14

/** `2-1`, `2 : 1`, `2 比 1`, or the two figures on their own. */
function tellsPair(texts: readonly string[], first: number, second: number): boolean {
  const written = new RegExp(`(?<![\\d.:-])${first}\\s*[-–:：比]\\s*${second}(?![\\d.:-])`)
  if (texts.some((text) => written.test(text))) return true
  const figures = texts.filter((text) => /^\d+$/.test(text))
  if (figures.length > MOST_FIGURES) return false
  const alone = figures.filter((text) => text === String(first) || text === String(second))
  return first === second ? alone.length > 1 : new Set(alone).size > 1
}
