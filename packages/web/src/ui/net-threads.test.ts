import { expect, test } from 'vitest'
import { netThreads } from './net-threads.ts'

test('threads lie one beside the other, each bent to its own point', () => {
  const threads = netThreads(2, (at) => [at * 10, 0, at * 10 + 3, 5, at * 10, 20])
  expect(threads).toBe('M0 0Q3 5 0 20M10 0Q13 5 10 20')
})
