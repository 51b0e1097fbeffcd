import { expect, test } from 'vitest'
import type { StoryLine } from '@linmen/contract/match/basketball-story.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from './basketball-fold.ts'
import {
  biggestWords,
  chartPeriods,
  leadWords,
  playedSeconds,
  storyRows,
} from './basketball-story.ts'

const NOW = 1_800_000_000_000
const line = (seq: number, home: number, away: number): StoryLine => ({
  seq,
  atMs: NOW + seq,
  period: 1,
  clock: '',
  side: null,
  text: '',
  important: false,
  score: { home, away },
})
const names = { home: '湖人', away: '掘金' }

test('a line tells points when the score after it is higher, across periods too', () => {
  const rows = storyRows([
    { lines: [line(4, 2, 3), line(3, 2, 0)] },
    { lines: [line(2, 2, 0), line(1, 0, 0)] },
  ])
  expect(rows.map(({ scored }) => scored)).toEqual(['away', null, 'home', null])
})

test('a chart has four quarters and the overtimes that were begun', () => {
  expect(chartPeriods(600, 2).map(({ end }) => end)).toEqual([600, 1200, 1800, 2400])
  expect(chartPeriods(720, 5).at(-1)).toEqual({ end: 3180, name: '加1' })
})

test('the place in the match follows the clock', () => {
  const live = { ...NOTHING_YET_IN_BASKETBALL, periods: [{ home: 2, away: 0 }] }
  expect(playedSeconds(live, 720, NOW)).toBeNull()
  const running = { ...live, phase: 'quarter2' as const, secondsLeft: 100, runningFromMs: NOW }
  expect(playedSeconds(running, 720, NOW + 40_000)).toBe(1380)
  expect(playedSeconds({ ...running, pause: true }, 720, NOW)).toBe(1440)
  expect(playedSeconds({ ...live, phase: 'halfTime' }, 600, NOW)).toBe(1200)
  expect(playedSeconds({ ...live, phase: 'finished' }, 600, NOW)).toBeNull()
})

test('the lead is told for the leader', () => {
  expect(leadWords({ home: 88, away: 84 }, names)).toBe('湖人 +4')
  expect(leadWords({ home: 80, away: 84 }, names)).toBe('掘金 +4')
  expect(leadWords({ home: 80, away: 80 }, names)).toBe('平分')
})

test('the largest lead is told for both sides, whoever won', () => {
  expect(biggestWords({ home: 10, away: 12 }, names)).toBe('最大领先 湖人 +10 · 掘金 +12')
  expect(biggestWords({ home: 10, away: 0 }, names)).toBe('最大领先 湖人 +10 · 掘金 未领先')
  expect(biggestWords({ home: 0, away: 0 }, names)).toBeNull()
})
