import { expect, test } from 'vitest'
import { figureOf, transferWords, valueWords } from './player-words.ts'

test.each([
  [2500, '2500万欧'],
  [10_000, '1亿欧'],
  [12_300, '1.23亿欧'],
])('%i is written %s', (value, words) => expect(valueWords(value)).toBe(words))

test('a fee nobody told is said to be unknown', () => {
  expect(transferWords({ kind: 'transfer', fee: null })).toBe('转会　费用未公布')
  expect(transferWords({ kind: 'transfer', fee: 800 })).toBe('转会　800万欧')
})

test('who came free has no fee to tell', () => {
  expect(transferWords({ kind: 'free', fee: null })).toBe('自由转会')
})

test('a figure that was not counted is a dash, not nothing', () => {
  expect(figureOf({ figures: { goals: 0 } }, 'goals')).toBe('0')
  expect(figureOf({ figures: {} }, 'goals')).toBe('-')
})
