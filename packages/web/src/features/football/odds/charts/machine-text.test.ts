import { expect, test } from 'vitest'
import { restName, turnedText } from './machine-text.ts'

const KICK_OFF = Date.UTC(2026, 10, 25, 20)

test.each([
  [98, '11-26 05:38　开赛后 98 分钟'],
  [-100, '11-26 02:20　开赛前 100 分钟'],
  [-180, '11-26 01:00　开赛前 3 小时'],
  [0, '11-26 04:00　开赛'],
])('%i minutes from kick-off read %s', (minutes, text) => {
  expect(turnedText(KICK_OFF + minutes * 60_000, KICK_OFF)).toBe(text)
})

test.each([
  ['before', false, false, '即时'],
  ['before', true, false, '终盘'],
  ['inPlay', true, false, '最新'],
  ['inPlay', true, true, '终场'],
] as const)('%s, begun %s, ended %s: %s', (period, begun, ended, name) => {
  expect(restName({ period, begun, ended })).toBe(name)
})
