import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readOddsReading, useOddsReading } from './odds-format.ts'

afterEach(() => localStorage.clear())

test('a chosen format is kept on the device', () => {
  const { result } = renderHook(useOddsReading)
  act(() => result.current[1]('malay'))
  expect([result.current[0], readOddsReading()]).toEqual(['malay', 'malay'])
})

test.each(['', 'indonesian', '{'])('a broken memory %s is the usual format', (kept) => {
  localStorage.setItem('linmen.odds-format', kept)
  expect(readOddsReading()).toBe('usual')
})
