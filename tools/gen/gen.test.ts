import { expect, test } from 'vitest'
import { documents, root, staleDocuments } from './documents.ts'
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
