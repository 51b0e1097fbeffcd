import { expect, test } from 'vitest'
import type { Highlight } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '#match/match-fold.ts'
import { eventLine, spokenEvent } from '#match/spoken-event.ts'

const live = { ...NOTHING_YET, score: { full: { home: 2, away: 1 } } }
const names = { home: '曼城', away: '多特蒙德' }
const event = (kind: Highlight['kind'], more = {}): Highlight => ({
  kind,
  side: 'home',
  minute: 67,
  player: '霍尔姆',
  atMs: 0,
  ...more,
})

test.each([
  [
    event('goal', { assist: '迪亚斯' }),
    '曼城进球，2 比 1，67 分钟',
    "进球　67' 霍尔姆（助攻 迪亚斯）",
  ],
  [event('goal', { player: undefined }), '曼城进球，2 比 1，67 分钟', "进球　67'"],
  [event('correction'), '更正，曼城的进球取消，2 比 1', "进球取消　67' 霍尔姆"],
  [event('goal', { minute: 90, added: 3 }), '曼城进球，2 比 1，90+3 分钟', "进球　90+3' 霍尔姆"],
  [event('redCard', { minute: 45, added: 1 }), '曼城红牌，45+1 分钟', "红牌　45+1' 霍尔姆"],
  [event('redCard', { side: 'away' }), '多特蒙德红牌，67 分钟', "红牌　67' 霍尔姆"],
] as const)('%o is said and written', (what, sentence, line) => {
  expect(spokenEvent(what, live, names)).toBe(sentence)
  expect(eventLine(what)).toBe(line)
})
