import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyCaps, rememberWord, type SearchPlace } from '#search/search-history.ts'

test('R-SEARCH-001 empty words are ignored', () => {
  expect(rememberWord(['a'], '   ', 'home')).toEqual(['a'])
})

test('R-SEARCH-002 a word is remembered once', () => {
  expect(rememberWord(['a', 'b'], 'b', 'home')).toEqual(['b', 'a'])
})

test('R-SEARCH-003 the newest word goes first, without its spaces', () => {
  expect(rememberWord(['a'], ' b ', 'home')).toEqual(['b', 'a'])
})

test.each<[string, SearchPlace, number]>([
  ['R-SEARCH-004', 'messages', 5],
  ['R-SEARCH-005', 'home', 6],
  ['R-SEARCH-006', 'experts', 8],
  ['R-SEARCH-006', 'matches', 8],
])('%s the %s search remembers %i words', (_rule, place, cap) => {
  const words = Array.from({ length: cap + 1 }, (_, at) => `w${at}`)
  const kept = words.reduce<readonly string[]>((all, word) => rememberWord(all, word, place), [])
  expect(kept).toEqual(words.toReversed().slice(0, cap))
})

test('a history is short, has no word twice and begins with the last one', () => {
  const place = fc.constantFrom(...(Object.keys(historyCaps) as SearchPlace[]))
  const words = fc.array(fc.string({ maxLength: 3 }))
  fc.assert(
    fc.property(place, words, (where, all) => {
      const kept = all.reduce<readonly string[]>((so, word) => rememberWord(so, word, where), [])
      const last = all.findLast((word) => word.trim() !== '')
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept.length).toBeLessThanOrEqual(historyCaps[where])
      expect(kept[0]).toBe(last?.trim())
    }),
  )
})
