import { expect, test } from 'vitest'
import { documents, root, stale } from './documents.ts'
import { rulesText, standingsIn, unknownRules } from './rules.ts'
import { renamedFields, wireWords } from './wire-words.ts'

test('the generated documents are fresh', () => {
  expect(stale(documents())).toEqual([])
})

test('the same tables give the same bytes', () => {
  expect(documents()).toEqual(documents())
})

test('a word of the wire is never also a word of the house', () => {
  const house = new Set(renamedFields(root).flatMap((field) => field.house))
  expect(wireWords.filter((word) => house.has(word))).toEqual([])
})

test('the words of the wire are sorted and told once', () => {
  expect(wireWords).toEqual([...new Set(wireWords)].toSorted())
})

test('every rule a test names stands in the inventory', () => {
  expect(unknownRules(root)).toEqual([])
})

test('rules are counted by area as proven, weak and open', () => {
  const rule = (area: string, id: string, testIdea = 'unit') => ({ area, id, testIdea })
  const rules = [rule('a', 'one'), rule('b', 'two'), rule('a', 'three'), rule('a', 'four', 'n/a')]
  const text = rulesText(
    rules,
    new Map([
      ['one', 'proven'],
      ['two', 'weak'],
    ]),
  )
  expect(text).toContain('Of 4 rules 1 are proven, 1 weak, 1 open; 1 state')
  expect(text).toContain('| a | 1 / 3 |  | three | four |')
  expect(text).toContain('| b | 0 / 1 | two |  |  |')
})

test('a rule is proven only by a test that meets it', () => {
  const block = (id: string, body = '') => `\ntest('${id}: …', () => { ${body} })`
  expect(standingsIn(block('R-H2H-001'))).toEqual([['R-H2H-001', 'weak']])
  const meeting = "import { testServer } from '#test/harness.ts'\n"
  expect(
    standingsIn(meeting + block('R-VIP-001') + block('R-VIP-002', "expect(code).toBe('not_open')")),
  ).toEqual([
    ['R-VIP-001', 'proven'],
    ['R-VIP-002', 'weak'],
  ])
})
