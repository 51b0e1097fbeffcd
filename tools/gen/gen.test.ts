import { expect, test } from 'vitest'
import { documents, root, staleDocuments } from './documents.ts'
import { rulesText, unknownRules } from './rules.ts'
import { renamedFields, wireWords } from './wire-words.ts'

test('the generated documents are fresh', () => {
  expect(staleDocuments()).toEqual([])
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

test('rules are counted by area, and what nobody tests is told', () => {
  const rule = (area: string, id: string, testIdea = 'unit') => ({ area, id, testIdea })
  const rules = [rule('a', 'one'), rule('b', 'two'), rule('a', 'three'), rule('a', 'four', 'n/a')]
  const text = rulesText(rules, new Set(['one', 'two']))
  expect(text).toContain('A test names 2 of the 4 rules.')
  expect(text).toContain('| a | 1 / 3 | three | four |')
  expect(text).toContain('| b | 1 / 1 |  |  |')
})
