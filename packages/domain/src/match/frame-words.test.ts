import { expect, test } from 'vitest'
import type { CartoonFrame } from '@linmen/contract/match/media.schemas.ts'
import { frameWords, showsBall } from '#match/frame-words.ts'

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
  [frame('pressure', '', ''), '曼城 危险进攻', true],
  [frame('shot', 'saved'), '曼城 霍尔姆 射门被扑出', true],
  [frame('shot', 'unheard'), '曼城 霍尔姆 射门', true],
  [frame('goal'), '曼城 霍尔姆 进球', true],
  [frame('goal', 'own'), '曼城 霍尔姆 乌龙球', true],
  [frame('goal', 'penalty'), '曼城 霍尔姆 点球破门', true],
  [frame('missedPenalty'), '曼城 霍尔姆 点球未进', true],
  [frame('card', 'red'), '曼城 霍尔姆 红牌', false],
  [frame('card', 'yellow'), '曼城 霍尔姆 黄牌', false],
  [frame('substitution', '扬·里克特'), '曼城 霍尔姆 换下 扬·里克特', false],
])('picture %# is said', (picture, words, ball) => {
  expect(frameWords(picture, { home: '曼城', away: '多特蒙德' })).toBe(words)
  expect(showsBall(picture)).toBe(ball)
})
