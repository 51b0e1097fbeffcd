import { expect, test } from 'vitest'
import { agoText, closedText, expertNote, kickoffText, matchTimeText } from './plan-words.ts'

const NOW = Date.parse('2026-11-25T18:30:00+08:00')
const MINUTE = 60_000

test.each([
  ['2026-11-25T20:45:00+08:00', '20:45'],
  ['2026-11-26T04:00:00+08:00', '11-26 04:00'],
  ['2026-11-25T00:00:00+08:00', '00:00'],
])('a kick-off at %s is written %s', (at, text) => {
  expect(kickoffText(Date.parse(at), NOW)).toBe(text)
})

test.each([
  [0, '刚刚'],
  [MINUTE - 1, '刚刚'],
  [MINUTE, '1 分钟前'],
  [59 * MINUTE, '59 分钟前'],
  [60 * MINUTE, '1 小时前'],
  [23 * 60 * MINUTE, '23 小时前'],
  [24 * 60 * MINUTE, '11-24'],
])('%i ms ago is %s', (passed, text) => {
  expect(agoText(NOW - passed, NOW)).toBe(text)
})

const record = { streak: 4, longestStreak: 9, dots: [], settled: 10 }
const expert = { id: 'wei', name: '老周谈球', avatar: '', level: 2, grade: 5 }

test('an expert’s line says only what the record can say', () => {
  const full = { ...expert, record: { ...record, recent: { picks: 10, hits: 7 } } }
  expect(expertNote(full)).toBe('八段上　近10中7　4 连红')
  expect(expertNote({ ...full, record: { ...full.record, streak: 1 } })).toBe('八段上　近10中7')
  expect(expertNote({ ...expert, record: { ...record, streak: 0 } })).toBe('八段上')
})

test('a match that is over shows its score', () => {
  const match = { matchId: '1', league: '', home: '', away: '', kickoffMs: NOW }
  expect(matchTimeText({ match }, NOW)).toBe('18:30')
  expect(matchTimeText({ match: { ...match, homeGoals: 0, awayGoals: 2 } }, NOW)).toBe('0:2')
})

test.each([
  ['before the kick-off', { state: 'onSale' }, 1, null],
  ['at the kick-off, whatever an older answer says', { state: 'onSale' }, 0, '已开赛'],
  ['during the match', { state: 'closed' }, -1, '已开赛'],
  ['after it', { state: 'settled', result: 'hit' }, -1, '已结束'],
  ['of a match that was called off', { state: 'settled', result: 'void' }, 1, '已退回'],
] as const)('%s a plan has its own word in place of a price', (_, plan, inMs, text) => {
  const match = { matchId: '1', league: '', home: '', away: '', kickoffMs: NOW + inMs }
  expect(closedText({ ...plan, match }, NOW)).toBe(text)
})

test('of a hidden match a plan says only that it has begun', () => {
  const match = { matchId: '1', league: '', home: '', away: '', kickoffMs: NOW - 1 }
  expect(closedText({ state: 'settled', result: 'hit', match }, NOW, true)).toBe('已开赛')
})
