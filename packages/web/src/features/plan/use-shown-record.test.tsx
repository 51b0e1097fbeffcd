import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { useShownRecord } from './use-shown-record.ts'

const HOUR_MS = 3_600_000
const record = {
  recent: { picks: 10, hits: 5 },
  streak: 4,
  longestStreak: 6,
  monthReturn: 12.5,
  dots: ['hit', 'miss'] as ('hit' | 'miss')[],
  settled: 30,
}
function shownAfter(ms: number) {
  const changedAtMs = serverNowMs() - ms
  const changed = { changedAtMs, playedAtMs: changedAtMs - 2 * HOUR_MS }
  return renderHook(() => useShownRecord({ record: { ...record, ...changed } })).result.current
}

afterEach(() => changeShield({ on: false, delaySeconds: 0 }))

test('behind the shield a record leaves out what a hidden match has changed', () => {
  changeShield({ on: true })
  const { veil, record: shown } = shownAfter(3 * HOUR_MS)
  expect(veil).toBe('shield')
  expect(shown).toMatchObject({ streak: 0, dots: [], settled: 30 })
  expect(shown).not.toHaveProperty('recent')
  expect(shown).not.toHaveProperty('monthReturn')
})

test('an old record, or one nobody hides, is whole', () => {
  expect(shownAfter(3 * HOUR_MS).record).toMatchObject(record)
  changeShield({ on: true })
  expect(shownAfter(60 * HOUR_MS).record).toMatchObject(record)
})

test('a record that has just changed waits for television', () => {
  changeShield({ delaySeconds: 30 })
  expect(shownAfter(10_000).veil).toBe('sync')
  expect(shownAfter(31_000).veil).toBeNull()
})
