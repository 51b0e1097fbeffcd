import { expect, test } from 'vitest'
import { baseText, EVERY_MATCH, type HistoryChoice } from './history-choice.ts'

const LINES = { plate: '盘路', read: '盘口从本队看，受为受让' }

test.each<[string, Partial<HistoryChoice>, string]>([
  ['all of it', {}, '含收录的各项赛事；盘路和大小只计有终盘的比赛，盘口从本队看，受为受让'],
  [
    'one league',
    { sameLeague: true },
    '只计本赛事；盘路和大小只计有终盘的比赛，盘口从本队看，受为受让',
  ],
  ['first halves have no lines', { part: 'half' }, '含收录的各项赛事；半场没有盘路和大小'],
])('what a history counts is said: %s', (_name, choice, text) => {
  expect(baseText({ ...EVERY_MATCH, ...choice }, LINES)).toBe(text)
})
