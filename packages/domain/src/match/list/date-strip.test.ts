import { expect, test } from 'vitest'
import { dateStrip } from './date-strip.ts'

const noon = { today: '2026-11-25', date: '2026-11-25' }
const written = (days: Parameters<typeof dateStrip>[0]) =>
  dateStrip(days).map(({ label, figure }) => label + figure)

test('the strip has today in the middle and its weekdays around it', () => {
  expect(written({ ...noon, chosen: '2026-11-25' })).toEqual([
    '周日22',
    '周一23',
    '周二24',
    '今天25',
    '周四26',
    '周五27',
    '周六28',
  ])
})

test('before noon the list of the evening before is in the middle, and the next cell is today', () => {
  const strip = written({ today: '2026-11-24', chosen: '2026-11-24', date: '2026-11-25' })
  expect(strip.slice(2, 6)).toEqual(['周一23', '周二24', '今天25', '周四26'])
})

test('choosing a day of the strip does not move it', () => {
  expect(dateStrip({ ...noon, chosen: '2026-11-28' })).toEqual(
    dateStrip({ ...noon, chosen: '2026-11-25' }),
  )
})

test('a far day brings its own neighbours', () => {
  const strip = dateStrip({ ...noon, chosen: '2027-01-01' })
  expect(strip.map((cell) => cell.day)).toContain('2027-01-01')
  expect(strip.some((cell) => cell.label === '今天')).toBe(false)
})
