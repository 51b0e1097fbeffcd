import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Every letter is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const room = { width: 200, size: 40, least: 20, lines: 2, weight: 600 } as const

test.each([
  ['曼城', 40, ['曼城']],
  ['多特蒙德俱乐部', 28, ['多特蒙德俱乐部']],
  ['皇家马德里足球俱乐部', 20, ['皇家马德里足球俱乐部']],
  ['圣彼得堡泽尼特足球俱乐部队', 28, ['圣彼得堡泽尼特', '足球俱乐部队']],
])('%s is %i px in its lines', (text, size, lines) => {
  expect(fitText(text, room, measure)).toEqual({ lines, size })
})

test('a name too long for two lines ends with three dots', () => {
  const { lines, size } = fitText('一'.repeat(30), room, measure)
  expect(size).toBe(20)
  expect(lines.map((line) => line.length)).toEqual([10, 10])
  expect(lines[1]).toMatch(/…$/)
})

test('a name in one line is cut only when the smallest letters do not help', () => {
  const fitted = fitText('一二三四五六七八九十甲乙', { ...room, lines: 1 }, measure)
  expect(fitted).toEqual({ lines: ['一二三四五六七八九…'], size: 20 })
})

test('two lines part at a space where there is one', () => {
  const wide = { ...room, width: 280 }
  expect(fitText('West Bromwich Albion', wide, measure).lines).toEqual(['West Bromwich', 'Albion'])
})
