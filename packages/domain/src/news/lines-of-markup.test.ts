import { expect, test } from 'vitest'
import { linesOfMarkup } from './lines-of-markup.ts'
import { markupOf } from './markup-of.ts'

const CASES: readonly (readonly [name: string, markup: string, lines: readonly string[]])[] = [
  ['nothing', '', []],
  ['words alone', '两队', ['两队']],
  ['words that begin like a tag', 'p > h2', ['p > h2']],
  ['paragraphs', '<p>一</p>\n<p>二</p>', ['一', '二']],
  ['a heading', '<h2 class="x">赛前</h2><p>两队</p>', ['# 赛前', '两队']],
  ['words after a heading', '<h3>赛前</h3>两队', ['# 赛前', '两队']],
  ['a list', '<ul><li>一</li><li>二</li></ul>', ['一', '二']],
  ['a break', '一<br>二', ['一', '二']],
  ['weight and links', '<p>两<b>队</b><a href="https://example.org">名单</a></p>', ['两队名单']],
  ['signs', '<p>&lt;b&gt; &amp;amp; &quot;</p>', ['<b> &amp; "']],
  ['a tag that is not closed yet', '<p>一</p><p', ['一']],
]

test.each(CASES)('lines of markup: %s', (_name, markup, lines) => {
  expect(linesOfMarkup(markup).map(({ head, text }) => (head ? `# ${text}` : text))).toEqual(lines)
})

test('what is written from blocks is shown line by line', () => {
  const markup = markupOf([
    { kind: 'head', runs: [{ text: '赛前 & 赛后' }] },
    { kind: 'text', runs: [{ text: '两队' }, { text: '<都有>', strong: true }] },
  ])
  expect(linesOfMarkup(markup)).toEqual([
    { head: true, text: '赛前 & 赛后' },
    { head: false, text: '两队<都有>' },
  ])
})
