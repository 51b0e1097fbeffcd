import { expect, test } from 'vitest'
import { BOX_COLUMNS } from './box-columns.ts'

const text = (head: string, figures: Record<string, number>, write?: (value: number) => string) =>
  BOX_COLUMNS.find((column) => column.head === head)!.of(figures, write)

const figures = { points: 12, fieldGoalsMade: 5, fieldGoalsAttempted: 9, plusMinus: 7 }
const totals = { points: 24, fieldGoalsAttempted: 18 }

test('shots are told as made and tried, the difference with its sign', () => {
  expect(text('投篮', figures)).toBe('5-9')
  expect(text('投篮', totals)).toBe('0-18')
  expect(text('三分', figures)).toBe('-')
  expect(text('+/-', figures)).toBe('+7')
  expect(text('+/-', { plusMinus: -3 })).toBe('-3')
  expect(text('+/-', { plusMinus: 0 })).toBe('0')
  expect(text('+/-', totals)).toBe('-')
  expect(text('得分', figures)).toBe('12')
})

test('averages keep their decimal', () => {
  const write = (value: number) => value.toFixed(1)
  expect(text('得分', { points: 21 }, write)).toBe('21.0')
  expect(text('投篮', { fieldGoalsMade: 7.9, fieldGoalsAttempted: 17 }, write)).toBe('7.9-17.0')
  expect(text('+/-', { plusMinus: 5.4 }, write)).toBe('+5.4')
})
