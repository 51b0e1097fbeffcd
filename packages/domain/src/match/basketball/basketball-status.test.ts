import { expect, test } from 'vitest'
import { basketballPhase, basketballPhaseOf } from '@linmen/contract/match/basketball-phase.ts'
import {
  basketballStatus,
  isBasketballCalledOff,
  isBasketballFinished,
  isBasketballListed,
  isBasketballLive,
  periodOf,
  phaseOfPeriod,
} from './basketball-status.ts'

const byCode = (code: number) => basketballStatus(basketballPhaseOf(code))

test.each([
  ['R-MATCH-BK-001', 0, '未开赛', 0],
  ['R-MATCH-BK-002', 1, '第1节', 1],
  ['R-MATCH-BK-003', 2, '第2节', 1],
  ['R-MATCH-BK-004', 3, '第3节', 1],
  ['R-MATCH-BK-005', 4, '第4节', 1],
  ['R-MATCH-BK-006', 5, '加时1', 1],
  ['R-MATCH-BK-007', 6, '加时2', 1],
  ['R-MATCH-BK-008', 7, '加时3', 1],
  ['R-MATCH-BK-009', 8, '加时4', 1],
  ['R-MATCH-BK-010', 9, '加时5', 1],
  ['R-MATCH-BK-011', 10, '加时6', 1],
  ['R-MATCH-BK-012', 11, '加时7', 1],
  ['R-MATCH-BK-013', 12, '加时8', 1],
  ['R-MATCH-BK-014', 50, '中场', 1],
  ['R-MATCH-BK-015', -1, '完场', 2],
  ['R-MATCH-BK-016', -2, '待定', 0],
  ['R-MATCH-BK-017', -3, '中断', 0],
  ['R-MATCH-BK-018', -4, '取消', 0],
  ['R-MATCH-BK-019', -5, '推迟', 0],
  ['R-MATCH-BK-020', -10, '已删除', 0],
  ['R-MATCH-BK-021', -11, '未知', 0],
])('%s code %i is %s with value %i', (_rule, code, desc, value) => {
  expect(byCode(code)).toMatchObject({ desc, value })
  expect(basketballPhase.encode(basketballPhase.decode(code))).toBe(code)
})

test('R-MATCH-BK-022 1 to 12 and 50 are live, -1 is finished, everything else has value 0', () => {
  const codes = [...Array(64).keys()].map((at) => at - 12)
  const of = (value: number) => codes.filter((code) => byCode(code).value === value)
  expect(of(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50])
  expect(of(2)).toEqual([-1])
})

test('a period and its phase name each other', () => {
  for (let period = 1; period <= 12; period++) expect(periodOf(phaseOfPeriod(period))).toBe(period)
  expect(periodOf('halfTime')).toBeNull()
  expect(phaseOfPeriod(13)).toBe('overtime8')
})

test('only play is live, only called-off matches are called off, a deleted one is not listed', () => {
  expect([isBasketballLive('overtime2'), isBasketballLive('interrupted')]).toEqual([true, false])
  expect([isBasketballFinished('finished'), isBasketballFinished('quarter4')]).toEqual([
    true,
    false,
  ])
  expect([isBasketballCalledOff('postponed'), isBasketballCalledOff('undecided')]).toEqual([
    true,
    false,
  ])
  expect(isBasketballListed('deleted')).toBe(false)
})
