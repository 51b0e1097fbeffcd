import { expect, test } from 'vitest'
import { chipKind, chipText } from './football-chip.ts'

const KICK_OFF_MS = Date.parse('2026-11-25T01:45:00+08:00')

test.each([
  ['scheduled', null, 'scheduled', '01:45'],
  ['secondHalf', KICK_OFF_MS, 'live', "67'"],
  ['extraTime', KICK_OFF_MS, 'live', "加时 112'"],
  ['halfTime', null, 'break', '中场'],
  ['penalties', null, 'live', '点球'],
  ['finished', null, 'finished', '完场'],
  ['postponed', null, 'disturbed', '推迟'],
  ['abandoned', null, 'disturbed', '腰斩'],
  ['cancelled', null, 'open', '取消'],
] as const)('the chip of a match that is %s', (phase, clockFromMs, kind, text) => {
  expect(chipKind(phase)).toBe(kind)
  expect(chipText({ phase, clockFromMs }, KICK_OFF_MS, KICK_OFF_MS + 21.5 * 60_000)).toBe(text)
})
