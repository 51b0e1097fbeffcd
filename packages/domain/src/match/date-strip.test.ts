import { expect, test } from 'vitest'
import { dateStrip } from '#match/date-strip.ts'

test('the strip has today in the middle and its weekdays around it', () => {
  expect(dateStrip('2026-11-25', '2026-11-25').map(({ label, figure }) => label + figure)).toEqual([
    '周日22',
    '周一23',
    '周二24',
    '今天25',
    '周四26',
    '周五27',
    '周六28',
  ])
})

test('choosing a day of the strip does not move it', () => {
  expect(dateStrip('2026-11-25', '2026-11-28')).toEqual(dateStrip('2026-11-25', '2026-11-25'))
})

test('a far day brings its own neighbours', () => {
  const strip = dateStrip('2026-11-25', '2027-01-01')
  expect(strip.map((cell) => cell.day)).toContain('2027-01-01')
  expect(strip.some((cell) => cell.label === '今天')).toBe(false)
})
