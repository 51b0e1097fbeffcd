import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const at = (time: string) => Date.parse(`2026-11-25T${time}:00+08:00`)
const night = { from: 22 * 60, to: 7 * 60 }
const noon = { from: 12 * 60, to: 13 * 60 }

test.each([
  ['before the night', night, '21:59', false],
  ['the first minute of the night', night, '22:00', true],
  ['after midnight', night, '00:30', true],
  ['the last minute of the night', night, '06:59', true],
  ['the morning', night, '07:00', false],
  ['before noon', noon, '11:59', false],
  ['noon', noon, '12:00', true],
  ['after noon', noon, '13:00', false],
  ['no hours', null, '03:00', false],
  ['no time at all', { from: 60, to: 60 }, '01:00', false],
])('%s: %o at %s is %s', (_name, hours, time, quiet) => {
  expect(isQuiet(hours, at(time))).toBe(quiet)
})
