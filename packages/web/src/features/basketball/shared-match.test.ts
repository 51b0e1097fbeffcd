import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { expect, test } from 'vitest'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { sharedBasketball } from './shared-match.ts'

const info = {
  id: '9',
  leagueName: 'NBA',
  stageName: '常规赛',
  kickOffAtMs: Date.parse('2026-11-25T10:00:00+08:00'),
  home: { id: '1', name: '河湾' },
  away: { id: '2', name: '北港' },
  live: aBasketballLive,
} as unknown as BasketballInfo

test('the away team stands first, in names, score, half and quarters', () => {
  expect(sharedBasketball({ info, time: '第3节 02:58', veil: null })).toMatchObject({
    left: { name: '北港', mark: '客' },
    right: { name: '河湾', mark: '主' },
    score: { left: 69, right: 66 },
    note: '半场 56-40',
    quarters: [
      { head: '一', left: '25', right: '18' },
      { head: '二', left: '31', right: '22' },
      { head: '三', left: '13', right: '26' },
    ],
  })
})

test('behind a veil nothing tells how it stands', () => {
  const shared = sharedBasketball({ info, time: '第3节 02:58', veil: 'shield' })
  expect(shared).toMatchObject({ score: null, hidden: true, note: '', quarters: [] })
  expect(shared.status).toEqual({ kind: 'live', text: '进行中' })
})
