import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { expect, test } from 'vitest'
import { blocksOfMarkup } from './article-markup.ts'

const AROUND: readonly (readonly [name: string, markup: (text: string) => string])[] = [
  ['alone', (text) => text],
  ['in a paragraph', (text) => `<p>前${text}后</p>`],
  ['as an address', (text) => `<a href="${text}">看</a>`],
  ['after an open tag', (text) => `<p title='${text}`],
]

test.each(AROUND)('what would run is words or nothing: %s', (_name, markup) => {
  expect(hostileTexts.length).toBeGreaterThan(300)
  const runs = hostileTexts.flatMap((text) => blocksOfMarkup(markup(text)).flatMap((b) => b.runs))
  expect(runs.filter(({ href }) => href !== undefined && !href.startsWith('https://'))).toEqual([])
  expect(runs.flatMap((run) => Object.keys(run)).filter((key) => !KNOWN.has(key))).toEqual([])
})

const KNOWN = new Set(['text', 'strong', 'href'])

test('a link leads to where it says, unless that is a place of another page', () => {
  const hrefs = ['https://example.org/a', '/a', 'a.html', '//example.org/a', 'http://example.org/a']
  const runs = hrefs.flatMap((href) => blocksOfMarkup(`<a href="${href}">看</a>`)[0]!.runs)
  expect(runs.map(({ href }) => href)).toEqual([hrefs[0], ...hrefs.slice(1).map(() => undefined)])
})
