import type { ArticleBlock } from '@linmen/contract/home/article.schemas.ts'
import { expect, test } from 'vitest'
import { markupOf } from './markup-of.ts'

type Run = ArticleBlock['runs'][number]

const block = (kind: ArticleBlock['kind'], ...runs: Run[]): ArticleBlock => ({ kind, runs })

const CASES: readonly (readonly [name: string, blocks: readonly ArticleBlock[], markup: string])[] =
  [
    ['nothing', [], ''],
    ['a paragraph', [block('text', { text: '两队' })], '<p>两队</p>'],
    ['a heading', [block('head', { text: '赛前' })], '<h2>赛前</h2>'],
    ['an item', [block('item', { text: '主队三人' })], '<li>主队三人</li>'],
    ['a quote', [block('quote', { text: '他说' })], '<blockquote>他说</blockquote>'],
    [
      'a line for each block',
      [block('head', { text: '一' }), block('text', { text: '二' })],
      '<h2>一</h2>\n<p>二</p>',
    ],
    [
      'strong words among others',
      [block('text', { text: '两队' }, { text: '都有', strong: true }, { text: '伤病' })],
      '<p>两队<b>都有</b>伤病</p>',
    ],
    ['words that are not strong', [block('text', { text: '轻', strong: false })], '<p>轻</p>'],
    [
      'a link',
      [block('text', { text: '名单', href: 'https://example.org/a' })],
      '<p><a href="https://example.org/a">名单</a></p>',
    ],
    [
      'a strong link',
      [block('text', { text: '名单', strong: true, href: 'https://example.org/a' })],
      '<p><a href="https://example.org/a"><b>名单</b></a></p>',
    ],
    [
      'signs of markup in words',
      [block('text', { text: '<b> & "x"' })],
      '<p>&lt;b&gt; &amp; &quot;x&quot;</p>',
    ],
    [
      'signs of markup in an address',
      [block('text', { text: '看', href: 'https://example.org/?a=1&b="2"' })],
      '<p><a href="https://example.org/?a=1&amp;b=&quot;2&quot;">看</a></p>',
    ],
  ]

test.each(CASES)('as markup: %s', (_name, blocks, markup) => {
  expect(markupOf(blocks)).toBe(markup)
})
