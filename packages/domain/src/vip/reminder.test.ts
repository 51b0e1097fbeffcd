import { expect, test } from 'vitest'
import { dueAfter, dueBefore, reminderNote } from './reminder.ts'

const DAY = 86_400_000
const END = 1_000 * DAY

test.each([
  [7, null, 'over seven days', -1],
  [7, 7, 'seven days', 0],
  [6, null, 'six days', 0],
  [3, 3, 'three days', 0],
  [2, null, 'two days', 0],
  [1, 1, 'one day', 0],
] as const)('R-VIP-020 %i days before the end: %s (%s)', (days, told, _name, shift) => {
  const due = dueBefore(END, END - days * DAY + shift)
  expect(due && 'days' in due ? due.days : null).toBe(told)
})

test('R-VIP-020 the last moment of each window', () => {
  expect(dueBefore(END, END - 6 * DAY - 1)).toMatchObject({ days: 7 })
  expect(dueBefore(END, END - 1)).toMatchObject({ days: 1 })
  expect(dueBefore(END, END)).toBeNull()
})

test.each([
  [2.9, null],
  [3, 3],
  [3.99, 3],
  [4, null],
  [6.9, null],
  [7, 7],
  [7.99, 7],
  [8, null],
])('R-VIP-019 %d days after the end tells %s', (days, told) => {
  const due = dueAfter(END, END + days * DAY)
  expect(due && 'days' in due ? due.days : null).toBe(told)
})

test.each([
  ['ending', false, '在原有时间之后顺延'],
  ['ending', true, '体验同时结束'],
  ['ended', false, '重新开通后立即生效'],
] as const)('a reminder of %s (trial: %s) says what a renewal does: %s', (kind, isTrial, says) => {
  expect(reminderNote({ kind, days: 3 }, isTrial)).toContain(says)
})
