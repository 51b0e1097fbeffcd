import { expect, test } from 'vitest'
import { EMOJIS } from './emojis.ts'
import { isReviewed, mayWrite } from './standing.ts'
import { judge } from './word-filter.ts'

const WORDS = [
  { word: '加微信', deed: 'refuse' },
  { word: '废物', deed: 'review' },
] as const

test('R-UI-011 the community has 62 small pictures, none twice', () => {
  expect(new Set(EMOJIS).size).toBe(62)
  expect(EMOJIS).toHaveLength(62)
})

test.each([
  ['今晚看什么', 'pass'],
  ['加 微-信', 'refuse'],
  ['这个废物', 'review'],
  ['废物加微信', 'refuse'],
  ['看 www.some.com', 'review'],
  ['打 138 0000 0001', 'review'],
  ['比分 138 比 100', 'pass'],
  ['打 13800000001 给我', 'review'],
])('%s: %s', (text, deed) => {
  expect(judge(text, WORDS).deed).toBe(deed)
})

const gagged = { gag: 'chat', gaggedUntilMs: 100, bannedAtMs: null } as const

test('a gag takes away what it names until its last moment, a ban everything', () => {
  expect(mayWrite(null, 'post', 0)).toEqual({ may: true })
  expect(mayWrite(gagged, 'chat', 99)).toEqual({ may: false, why: 'gagged', untilMs: 100 })
  expect(mayWrite(gagged, 'chat', 100)).toEqual({ may: true })
  expect(mayWrite(gagged, 'post', 99)).toEqual({ may: true })
  expect(mayWrite({ ...gagged, bannedAtMs: 1 }, 'post', 999)).toEqual({ may: false, why: 'banned' })
})

test('the first two texts of the first three days are looked at', () => {
  const day = 86_400_000
  expect(isReviewed(0, 0, 3 * day - 1)).toBe(true)
  expect(isReviewed(0, 2, 0)).toBe(false)
  expect(isReviewed(0, 0, 3 * day)).toBe(false)
})
