import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalLine, handicapLabel } from '#odds/handicap-label.ts'

test.each([
  [0, '平手', '平手', '0'],
  [2500, '平/半', '平手/半球', '0/0.5'],
  [5000, '半球', '半球', '0.5'],
  [7500, '半/一', '半球/一球', '0.5/1'],
  [10000, '一球', '一球', '1'],
  [12500, '一/球半', '一球/球半', '1/1.5'],
  [15000, '球半', '球半', '1.5'],
  [17500, '球半/两', '球半/两球', '1.5/2'],
  [20000, '两球', '两球', '2'],
  [22500, '两/两球半', '两球/两球半', '2/2.5'],
  [25000, '两球半', '两球半', '2.5'],
  [27500, '两球半/三', '两球半/三球', '2.5/3'],
  [30000, '三球', '三球', '3'],
  [32500, '三/三球半', '三球/三球半', '3/3.5'],
  [37500, '三球半/四', '三球半/四球', '3.5/4'],
  [42500, '四/四球半', '四球/四球半', '4/4.5'],
  [47500, '四球半/五', '四球半/五球', '4.5/5'],
  [55000, '五球半', '五球半', '5.5'],
  [60000, '六球', '六球', '6'],
  [62500, '六/六球半', '六球/六球半', '6/6.5'],
  [67500, '六球半/七', '六球半/七球', '6.5/7'],
])('R-ODDS-007 %i is %s, in long %s, in figures %s', (units, short, long, figures) => {
  expect(handicapLabel(units)).toBe(short)
  expect(handicapLabel(units, 'long')).toBe(long)
  expect(goalLine(units)).toBe(figures)
})

test('a home side that receives has 受 before the same name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (quarters) => {
      expect(handicapLabel(-quarters * 2500)).toBe(`受${handicapLabel(quarters * 2500)}`)
    }),
  )
})

test('every line has its own name', () => {
  const names = Array.from({ length: 41 }, (_, quarters) => handicapLabel(quarters * 2500))
  expect(new Set(names).size).toBe(names.length)
})

test('a value that is no quarter has no name', () => {
  expect(handicapLabel(3100)).toBe('-')
})
