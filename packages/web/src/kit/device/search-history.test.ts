import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSearchHistory } from './search-history.ts'

afterEach(() => localStorage.clear())

test('R-SEARCH-007 words are kept on the device, apart for each place and sport', () => {
  const { result } = renderHook(() => ({
    home: useSearchHistory('home'),
    football: useSearchHistory('matches', 'football'),
    basketball: useSearchHistory('matches', 'basketball'),
  }))
  act(() => result.current.home.remember('英超'))
  act(() => result.current.football.remember('利物浦'))
  expect(result.current.home.words).toEqual(['英超'])
  expect(result.current.football.words).toEqual(['利物浦'])
  expect(result.current.basketball.words).toEqual([])
  expect(JSON.parse(localStorage.getItem('linmen.search') ?? '')).toEqual({
    home: ['英超'],
    'matches.football': ['利物浦'],
  })
  act(() => result.current.home.forget())
  expect(result.current.home.words).toEqual([])
})
