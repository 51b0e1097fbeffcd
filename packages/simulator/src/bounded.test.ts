import { expect, test } from 'vitest'
import { remembered } from './bounded.ts'

test('an answer is made once, kept while it is asked for, and made again when it was forgotten', () => {
  const made: number[] = []
  const square = remembered(4, (key: number) => {
    made.push(key)
    return { value: key * key }
  })
  const first = square(3)
  expect(square(3)).toBe(first)
  for (const key of [1, 2, 3, 4, 3, 5, 3]) square(key)
  expect(square(3)).toBe(first)
  expect(square(1)).toEqual({ value: 1 })
  expect(made).toEqual([3, 1, 2, 4, 5, 1])
})
