import { expect, test } from 'vitest'
import { stepsOf } from './timeline.ts'

const times = { createdAtMs: 1, reviewedAtMs: 2, submittedAtMs: 3, finishedAtMs: 4, reason: null }

test.each([
  ['review', ['done', 'now', 'later', 'later']],
  ['approved', ['done', 'done', 'now', 'later']],
  ['submitted', ['done', 'done', 'now', 'later']],
  ['unknown', ['done', 'done', 'now', 'later']],
  ['succeeded', ['done', 'done', 'done', 'done']],
  ['failed', ['done', 'done', 'done', 'failed']],
  ['rejected', ['done', 'failed']],
  ['cancelled', ['done', 'failed']],
] as const)('the steps of one in %s: %o', (state, steps) => {
  expect(stepsOf({ ...times, state }).map((step) => step.state)).toEqual(steps)
})

test('a rejected one says why, and where the money is when nobody said why', () => {
  expect(stepsOf({ ...times, state: 'rejected', reason: '姓名不符' }).at(-1)?.note).toBe('姓名不符')
  expect(stepsOf({ ...times, state: 'rejected' }).at(-1)?.note).toContain('退回')
})
