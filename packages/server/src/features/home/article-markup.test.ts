import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import type { ArticleBlock } from '@linmen/contract/home/article.schemas.ts'
import { markupOf } from '@linmen/domain/news/markup-of.ts'
import fc from 'fast-check'
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

type Run = ArticleBlock['runs'][number]

/** As a line is read: runs that look alike are one, however many pieces they came in. */
const joined = (blocks: readonly ArticleBlock[]) =>
  blocks.map(({ kind, runs }) => ({
    kind,
    runs: runs.reduce<Run[]>((line, run) => {
      const last = line.at(-1)
      return last && last.strong === run.strong && last.href === run.href
        ? [...line.slice(0, -1), { ...run, text: last.text + run.text }]
        : [...line, run]
    }, []),
  }))

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/[\s\0]+/g, ' ').trim())
  .filter((text) => text !== '')
const look = fc.constantFrom<Omit<Run, 'text'>[]>(
  {},
  { strong: true },
  { href: 'https://example.org/?a=1&b=2' },
  { strong: true, href: 'https://example.org/"' },
)
const anyBlock = fc.record({
  kind: fc.constantFrom<ArticleBlock['kind'][]>('text', 'head', 'item', 'quote'),
  runs: fc.array(
    fc.tuple(words, look).map(([text, style]): Run => ({ text, ...style })),
    { minLength: 1, maxLength: 6 },
  ),
})

test('what is written from blocks is read as the same blocks', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 8 }), (blocks) => {
      expect(joined(blocksOfMarkup(markupOf(blocks)))).toEqual(joined(blocks))
    }),
  )
})

test.each(AROUND)('what was read once is read the same again: %s', (_name, markup) => {
  for (const text of hostileTexts) {
    const once = blocksOfMarkup(markup(text))
    expect(joined(blocksOfMarkup(markupOf(once)))).toEqual(joined(once))
  }
})
