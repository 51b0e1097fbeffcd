import { expect, test } from 'vitest'
import { explained } from './explained.ts'
import { MARKETS } from './markets.ts'

const titles = (about?: string) => explained(about).map(({ title }) => title)

test.each(MARKETS)('who asks about the table of $label reads about it first', ({ key, label }) => {
  const [first, second] = titles(key)
  expect(first).toContain(label)
  expect(second).toBe('指数表')
  expect(new Set(titles(key))).toEqual(new Set(titles()))
})

test('who asks about nothing begins at the beginning', () => {
  expect(titles()[0]).toBe('比赛时间')
  expect(titles('nothing')).toEqual(titles())
})
