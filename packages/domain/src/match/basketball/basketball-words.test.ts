import { expect, test } from 'vitest'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from './basketball-fold.ts'
import {
  backToBackTag,
  correctionLine,
  currentPeriod,
  halfScore,
  hasBasketballScore,
  overtimeMark,
  placeMark,
  periodHead,
  scoreText,
  shortChipText,
  basketballNews,
  spokenBasketball,
} from './basketball-words.ts'

const NOW = 1_800_000_000_000
const live = (change: Partial<BasketballLive>): BasketballLive => ({
  ...NOTHING_YET_IN_BASKETBALL,
  ...change,
})
const names = { home: '湖人', away: '掘金' }

test.each<[string, Partial<BasketballLive>, string | null]>([
  ['before the tip-off', {}, null],
  ['a running clock', { phase: 'quarter3', secondsLeft: 261, runningFromMs: NOW }, '三 4:21'],
  ['ten minutes left', { phase: 'quarter2', secondsLeft: 602, runningFromMs: NOW }, '二 10:02'],
  ['between two quarters', { phase: 'quarter1', pause: true }, '一 完'],
  ['an overtime', { phase: 'overtime1', secondsLeft: 60, runningFromMs: null }, '加1 1:00'],
  ['no clock was told', { phase: 'quarter4' }, '第4节'],
  ['half-time', { phase: 'halfTime' }, '中场'],
  ['over', { phase: 'finished' }, null],
])('the chip of a row: %s', (_name, change, text) => {
  expect(shortChipText(live(change), NOW)).toBe(text)
})

test('columns are named 一 to 四, overtimes are counted', () => {
  expect([1, 2, 3, 4, 5, 8].map(periodHead)).toEqual(['一', '二', '三', '四', '加1', '加4'])
  expect(currentPeriod({ phase: 'overtime2' })).toBe(6)
  expect(currentPeriod({ phase: 'halfTime' })).toBeNull()
})

test('a match that ended after an overtime says so', () => {
  const periods = (count: number) => Array.from({ length: count }, () => ({ home: 20, away: 20 }))
  const mark = (count: number, phase: BasketballLive['phase'] = 'finished') =>
    overtimeMark({ phase, periods: periods(count) })
  expect([mark(4), mark(5), mark(7), mark(0)]).toEqual([null, '加时', '3加时', null])
  expect(mark(5, 'overtime1')).toBeNull()
})

test('three in a row stands above two', () => {
  const none = { backToBack: false, backToBackTwo: false, backToBackThree: false }
  expect(backToBackTag(none)).toBeNull()
  expect(backToBackTag({ ...none, backToBackTwo: true })).toBe('背靠背')
  expect(backToBackTag({ ...none, backToBack: true, backToBackThree: true })).toBe('三连战')
})

test('a score is shown once there is one', () => {
  const periods = [{ home: 20, away: 18 }]
  expect(hasBasketballScore(live({}))).toBe(false)
  expect(hasBasketballScore(live({ phase: 'halfTime' }))).toBe(true)
  expect(hasBasketballScore(live({ phase: 'interrupted', periods }))).toBe(true)
  expect(hasBasketballScore(live({ phase: 'interrupted' }))).toBe(false)
  expect(scoreText({ home: 88, away: 84 })).toBe('84-88')
})

test('the half stands once both of its quarters are over', () => {
  const periods = [
    { home: 28, away: 31 },
    { home: 27, away: 27 },
  ]
  expect(halfScore(live({ phase: 'quarter2', periods }))).toBeNull()
  expect(halfScore(live({ phase: 'halfTime', periods }))).toEqual({ home: 55, away: 58 })
  expect(halfScore(live({ phase: 'quarter1', periods: periods.slice(0, 1) }))).toBeNull()
})

test('periods and corrections are said, baskets are not', () => {
  const playing = live({ phase: 'quarter2', score: { home: 40, away: 38 } })
  const basket = { ...playing, score: { home: 42, away: 38 } }
  expect(spokenBasketball(playing, basket, names)).toBeNull()
  expect(spokenBasketball(playing, { ...basket, phase: 'halfTime' }, names)).toBe(
    '中场，掘金 38 比 42 湖人',
  )
  expect(spokenBasketball(playing, { ...playing, phase: 'quarter3' }, names)).toBe(
    '第3节开始，掘金 38 比 40 湖人',
  )
  expect(spokenBasketball(playing, { ...playing, pause: true }, names)).toBe(
    '第2节结束，掘金 38 比 40 湖人',
  )
  const fell = { ...playing, score: { home: 37, away: 38 }, corrections: 1 }
  expect(spokenBasketball(playing, fell, names)).toBe('更正，掘金 38 比 37 湖人')
  expect(correctionLine(3, '里弗斯')).toBe('得分更正　-3 里弗斯')
})

test('nobody has to look up for the beginning of a period', () => {
  const playing = live({ phase: 'quarter2', score: { home: 40, away: 38 } })
  expect(basketballNews(playing, { ...playing, phase: 'quarter3' })).toBeNull()
  expect(basketballNews(playing, { ...playing, score: { home: 42, away: 38 } })).toBeNull()
  expect(basketballNews(playing, { ...playing, pause: true })).toBe('第2节结束')
  expect(basketballNews(playing, { ...playing, phase: 'finished' })).toBe('完场')
})

test('a place names its conference where there are several', () => {
  expect([placeMark(5), placeMark(2, '东部'), placeMark(11, '西部')]).toEqual([
    '[5]',
    '[东2]',
    '[西11]',
  ])
})
