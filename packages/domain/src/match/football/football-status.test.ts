import { describe, expect, test } from 'vitest'
import { footballPhase, footballPhaseOf } from '@linmen/contract/match/football-phase.ts'
import { footballStatus, isCalledOff, isListed, isLive } from './football-status.ts'

const byCode = (code: number) => footballStatus(footballPhaseOf(code))

describe('every football code of the specification', () => {
  test.each([
    ['R-MATCH-FT-001', 0, '未开赛', 0],
    ['R-MATCH-FT-002', 1, '进行中', 1],
    ['R-MATCH-FT-003', 11, '上半场', 1],
    ['R-MATCH-FT-004', 12, '下半场', 1],
    ['R-MATCH-FT-005', 13, '加时', 1],
    ['R-MATCH-FT-006', 14, '中场', 1],
    ['R-MATCH-FT-007', 2, '完场', 2],
    ['R-MATCH-FT-008', 3, '中断', 1],
    ['R-MATCH-FT-009', 4, '取消', 0],
    ['R-MATCH-FT-010', 5, '已删除', 0],
    ['R-MATCH-FT-011', 6, '未知', 0],
    ['R-MATCH-FT-012', 7, '腰斩', 0],
    ['R-MATCH-FT-013', 8, '推迟', 0],
    ['R-MATCH-FT-014', 9, '点球', 1],
  ])('%s code %i is %s with value %i', (_rule, code, desc, value) => {
    expect(byCode(code)).toMatchObject({ desc, value })
    expect(footballPhase.encode(footballPhase.decode(code))).toBe(code)
  })
})

test.each([77, -1, 15, Number.NaN])('R-MATCH-FT-015 unknown code %d has value 0', (code) => {
  expect(byCode(code).value).toBe(0)
})

test('R-MATCH-FT-017 a status has desc, value and shortDesc', () => {
  expect(footballStatus('halfTime')).toEqual({
    desc: '中场',
    value: 1,
    shortDesc: '中',
  })
})

test('an interrupted match is live, a called-off one is not, a deleted one is not listed', () => {
  expect(isLive('interrupted')).toBe(true)
  expect(
    ['postponed', 'cancelled', 'abandoned'].every((phase) => isCalledOff(phase as never)),
  ).toBe(true)
  expect(isListed('deleted')).toBe(false)
})
