import { expect, test } from 'vitest'
import type { CartoonFrame } from '@linmen/contract/match/media.schemas.ts'
import { frameWords } from '#match/frame-words.ts'

const frame = (kind: CartoonFrame['kind'], detail = '', player = '霍尔姆'): CartoonFrame => ({
  minute: 67,
  kind,
  side: 'home',
  x: 80,
  y: 40,
  player,
  detail,
  score: { home: 2, away: 1 },
})

test.each([
  [frame('pressure', '', ''), '曼城 危险进攻'],
  [frame('shot', 'saved'), '曼城 霍尔姆 射门被扑出'],
  [frame('shot', 'unheard'), '曼城 霍尔姆 射门'],
  [frame('goal'), '曼城 霍尔姆 进球'],
  [frame('goal', 'own'), '曼城 霍尔姆 乌龙球'],
  [frame('goal', 'penalty'), '曼城 霍尔姆 点球破门'],
  [frame('missedPenalty'), '曼城 霍尔姆 点球未进'],
  [frame('card', 'red'), '曼城 霍尔姆 红牌'],
  [frame('card', 'yellow'), '曼城 霍尔姆 黄牌'],
  [frame('substitution', '扬·里克特'), '曼城 霍尔姆 换下 扬·里克特'],
])('picture %# is said', (picture, words) => {
  expect(frameWords(picture, { home: '曼城', away: '多特蒙德' })).toBe(words)
})
