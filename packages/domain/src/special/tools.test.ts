import { expect, test } from 'vitest'
import { toolKey } from '@linmen/contract/special/tool-key.ts'
import { starsOf, ratingOf } from './stars.ts'
import { houseNumbers } from '#operator/numbers.ts'
import { HISTORY_DAYS, passOf, passPrice, priceFor } from './tool-price.ts'
import { INFORMATION_TYPE, QUESTIONS, showsScore, toolByCode, TOOLS } from './tools.ts'

test('R-MODEL-007: types 1 to 14 each have a tool with its description, 99 is no tool', () => {
  const codes = TOOLS.map(({ code }) => code).toSorted((a, b) => a - b)
  expect(codes).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
  for (const tool of TOOLS) {
    expect(toolKey.encode(tool.key)).toBe(tool.code)
    for (const text of [tool.formula, tool.basis, tool.signal])
      expect(text.length).toBeGreaterThan(8)
    expect(tool.reading.length).toBeGreaterThan(0)
    expect(tool.gets).toHaveLength(3)
  }
  expect(toolByCode(INFORMATION_TYPE)).toBeNull()
})

test.each([
  [1, '同赔'],
  [2, '凯利'],
  [3, '离散度'],
  [4, '必发'],
])('R-SPECIAL-001: type %i of the special list is %s', (code, name) => {
  expect(toolByCode(code)?.name).toBe(name)
})

test('R-MODEL-001: the score is shown for types 1, 2 and 11 to 14', () => {
  const shown = Array.from({ length: 14 }, (_, at) => at + 1).filter(showsScore)
  expect(shown).toEqual([1, 2, 11, 12, 13, 14])
})

test.each([
  [0, 'empty empty empty empty empty'],
  [3.5, 'full full full half empty'],
  [5, 'full full full full full'],
  [9, 'full full full full full'],
  [0.2, 'empty empty empty empty empty'],
  [0.25, 'half empty empty empty empty'],
])('R-MODEL-008: a rating of %s has the stars %s', (rating, stars) => {
  expect(starsOf(rating).join(' ')).toBe(stars)
})

test('the strongest of two hundred has five stars', () => {
  expect(ratingOf(100)).toBe(5)
  expect(ratingOf(0)).toBe(0)
})

test('R-MODEL-004: members pay the price, others the other one', () => {
  const { price } = toolByCode(3)!
  expect(priceFor(price!, true)).toBe(600)
  expect(priceFor(price!, false)).toBe(1200)
  expect(passPrice(passOf('pass-7')!, price!, false)).toBe(3600)
  expect(passOf('no-pass')).toBeNull()
})

test('R-MODEL-005: one look a day, thirty days of win marks, ninety of tools', () => {
  expect(houseNumbers.freeLooks.usual).toBe(1)
  expect(HISTORY_DAYS).toEqual({ winMark: 30, tools: 90 })
})

test('every tool answers one of four questions, three or four of them each', () => {
  const counts = QUESTIONS.map(({ key }) => TOOLS.filter(({ question }) => question === key).length)
  expect(counts).toEqual([3, 4, 3, 4])
})
