import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchUp } from './catch-up.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['nothing is newer', 0, 0, 0],
  ['the topic is older', -5, 0, 0],
  ['some seconds lie between', 3000, 0, 1],
  ['thirty seconds lie between', 30_000, 0, 1],
  ['a gap lies between', 30_001, 1, 1],
])('%s: asked at once %i, after the page stands %i', (_name, gapMs, atOnce, later) => {
  const again = vi.fn()
  catchUp(gapMs, again)
  expect(again).toHaveBeenCalledTimes(atOnce)
  vi.advanceTimersByTime(60_000)
  expect(again).toHaveBeenCalledTimes(later)
})
