import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { expect, test } from 'vitest'
import type { FoundMatch } from './find-matches.ts'
import { matchLine } from './match-line.ts'

const live = { ...NOTHING_YET, phase: 'penalties', score: { full: { home: 2, away: 2 } } }
const found = {
  sport: 'football',
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

const basketball = (phase: string) =>
  ({
    sport: 'basketball',
    league: 'NBA',
    match: {
      home: { name: '盐湖城雪峰' },
      away: { name: '费城钟声' },
      kickOffAtMs: Date.parse('2026-11-25T10:30:00+08:00'),
      live: { ...NOTHING_YET_IN_BASKETBALL, phase, score: { home: 66, away: 69 } },
    },
  }) as unknown as FoundMatch

test('in basketball the guests stand first', () => {
  expect(matchLine(basketball('finished'), 0)).toEqual({
    title: '费城钟声 69-66 盐湖城雪峰',
    note: 'NBA　完场',
  })
  expect(matchLine(basketball('scheduled'), 0)).toEqual({
    title: '费城钟声 vs 盐湖城雪峰',
    note: 'NBA　10:30',
  })
  expect(matchLine(basketball('quarter3'), 0, 'shield')).toEqual({
    title: '费城钟声 vs 盐湖城雪峰',
    note: 'NBA　进行中　比分已隐藏',
  })
})
