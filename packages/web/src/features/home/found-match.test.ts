import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { expect, test } from 'vitest'
import { matchLine } from './found-match.ts'
import type { FoundMatch } from './search-finds.ts'

const live = { ...NOTHING_YET, phase: 'penalties', score: { full: { home: 2, away: 2 } } }
const found = {
  match: { home: { name: '北港联' }, away: { name: '河湾城' }, kickOffAtMs: 0, live },
  league: '英超',
} as unknown as FoundMatch

test('a match that was found says how it stands', () => {
  expect(matchLine(found, 0)).toEqual({ title: '北港联 2-2 河湾城', note: '英超　点球' })
})

test('a hidden one says only that it is on', () => {
  expect(matchLine(found, 0, 'shield')).toEqual({
    title: '北港联 vs 河湾城',
    note: '英超　进行中　比分已隐藏',
  })
  expect(matchLine(found, 0, 'sync').note).toBe('英超　同步中')
})
