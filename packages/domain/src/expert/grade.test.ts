import { expect, test } from 'vitest'
import { gradeName } from './grade.ts'

test.each([
  ['R-EXPERT-001', 1, '特级大师'],
  ['R-EXPERT-002', 2, '九段上'],
  ['R-EXPERT-003', 3, '九段中'],
  ['R-EXPERT-004', 4, '九段下'],
  ['R-EXPERT-005', 5, '八段上'],
  ['R-EXPERT-006', 6, '八段中'],
  ['R-EXPERT-007', 7, '八段下'],
  ['R-EXPERT-008', 8, '七段上'],
  ['R-EXPERT-009', 9, '七段中'],
  ['R-EXPERT-010', 10, '七段下'],
])('%s grade %i is %s', (_rule, grade, name) => {
  expect(gradeName(grade)).toBe(name)
})

test.each([0, 11, 1.5, NaN])('there is no grade %s', (grade) => {
  expect(() => gradeName(grade)).toThrow(`no expert grade ${grade}`)
})
