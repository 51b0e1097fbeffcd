import { expect, test } from 'vitest'
import { keptDots } from './kept-dots.ts'

test.each([
  ['威廉·达菲传球到位', '威廉\u2060·达菲传球到位'],
  ['让·卢克·勒菲弗', '让\u2060·卢克\u2060·勒菲弗'],
  ['全场比赛结束', '全场比赛结束'],
])('%s', (sentence, kept) => {
  expect(keptDots(sentence)).toBe(kept)
})
