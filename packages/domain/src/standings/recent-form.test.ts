import { expect, test } from 'vitest'
import { recentForm, runText } from '#standings/recent-form.ts'

test('form is shown newest first, and only the last matches of it', () => {
  expect(recentForm(['lose', 'draw', 'win', 'win'], 3)).toEqual(['win', 'win', 'draw'])
  expect(recentForm(['win'], 5)).toEqual(['win'])
  expect(recentForm([], 5)).toEqual([])
})

test.each([
  [9, 'win', '9连胜'],
  [3, 'draw', '3连平'],
  [2, 'lose', '2连败'],
] as const)('a run of %i times %s is %s', (length, outcome, text) => {
  expect(runText(length, outcome)).toBe(text)
})
