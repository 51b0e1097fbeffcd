import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield, reveal } from '#sport/shield/shield.ts'
import { usePlanVeil } from './use-plan-veil.ts'

const HOUR_MS = 3_600_000
const plan = (hoursAgo: number, more: object = { homeGoals: 2, awayGoals: 1 }) =>
  ({
    result: 'hit',
    match: { matchId: 'm', kickoffMs: serverNowMs() - hoursAgo * HOUR_MS, ...more },
  }) as PlanSummary
const veilOf = (of: Pick<PlanSummary, 'match' | 'result'>) =>
  renderHook(() => usePlanVeil(of)).result.current

beforeEach(() => changeShield({ on: true, delaySeconds: 0, revealed: {} }))
afterEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

test('how a plan on a recent match ended is hidden like the match', () => {
  expect(veilOf(plan(3))).toBe('shield')
  expect(veilOf(plan(3, {}))).toBe('shield')
  expect(veilOf(plan(60))).toBeNull()
})

test('a plan that is still on sale, or was given back, hides nothing', () => {
  expect(veilOf({ match: plan(-3, {}).match })).toBeNull()
  expect(veilOf({ ...plan(3, {}), result: 'void' })).toBeNull()
})

test('who reveals the match sees the end of the plan', () => {
  reveal('m')
  expect(veilOf(plan(3))).toBeNull()
})
