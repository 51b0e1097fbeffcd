import { expect, test } from 'vitest'
import { testClock } from '#test/test-ports.ts'
import { limiter } from './limiter.ts'

const start = () => {
  const clock = testClock(1_000)
  return { clock, limit: limiter(clock, { most: 2, windowMs: 100 }) }
}

test('so many pass, the next is told how long to wait', () => {
  const { clock, limit } = start()
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 0])
  clock.advance(30)
  expect(limit.take('a')).toBe(70)
  expect(limit.take('b')).toBe(0)
})

test('when the window ends, counting begins again', () => {
  const { clock, limit } = start()
  limit.take('a')
  limit.take('a')
  clock.advance(100)
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 100])
})

test('looking does not count, and forgetting empties', () => {
  const { limit } = start()
  expect([limit.waitMs('a'), limit.waitMs('a'), limit.waitMs('a')]).toEqual([0, 0, 0])
  limit.take('a')
  limit.take('a')
  limit.forget('a')
  expect(limit.take('a')).toBe(0)
})

test('many names do not pile up', () => {
  const { clock, limit } = start()
  for (let at = 0; at < 5000; at += 1) {
    clock.advance(1)
    expect(limit.take(`ip${at}`)).toBe(0)
  }
})
