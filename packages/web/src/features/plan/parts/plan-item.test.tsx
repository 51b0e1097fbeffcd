import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { PlanItem } from './plan-item.tsx'

const HOUR_MS = 3_600_000

function show(more: Partial<PlanSummary>, kickOffInMs: number) {
  const record = { streak: 0, longestStreak: 0, dots: [], settled: 0 }
  const plan = {
    id: '1',
    title: '主队稳健',
    price: 3800,
    publishedAtMs: serverNowMs() - HOUR_MS,
    buyers: 3,
    owned: false,
    state: 'onSale',
    expert: { id: 'wei', name: '老魏聊盘', avatar: '', level: 2, grade: 5, record },
    match: {
      matchId: '7',
      league: '英超',
      home: '甲',
      away: '乙',
      kickoffMs: serverNowMs() + kickOffInMs,
    },
    ...more,
  } as PlanSummary
  render(<PlanItem plan={plan} currency="金币" />)
  return screen.getAllByRole('article').at(-1)?.textContent
}

test('a plan that can be bought shows its price', () => {
  expect(show({}, HOUR_MS)).toContain('38金币')
})

test.each([
  ['R-EXPERT-001', 1, '特级大师'],
  ['R-EXPERT-002', 2, '九段上'],
  ['R-EXPERT-003', 3, '九段中'],
  ['R-EXPERT-004', 4, '九段下'],
  ['R-EXPERT-005', 5, '八段上'],
  ['R-EXPERT-006', 6, '八段中'],
  ['R-EXPERT-007', 7, '八段下'],
  ['R-EXPERT-008', 8, '七段上'],
  ['R-EXPERT-009', 9, '七段中'],
  ['R-EXPERT-010', 10, '七段下'],
])('%s an expert of grade %i is called %s', (_rule, grade, word) => {
  const record = { streak: 0, longestStreak: 0, dots: [], settled: 0 }
  const expert = { id: 'wei', name: '老魏聊盘', avatar: '', level: 2, grade, record }
  expect(show({ expert } as Partial<PlanSummary>, HOUR_MS)).toContain(word)
})

test.each([
  ['closed', '已开赛'],
  ['settled', '已结束'],
] as const)('a plan that is %s says %s and no price', (state, text) => {
  const shown = show({ state }, -HOUR_MS)
  expect(shown).toContain(text)
  expect(shown).not.toContain('金币')
})

test('what was bought, or is free, can be read after the kick-off as before', () => {
  expect(show({ state: 'closed', owned: true }, -HOUR_MS)).toContain('已购')
  expect(show({ state: 'closed', price: 0 as PlanSummary['price'] }, -HOUR_MS)).toContain('免费')
})
