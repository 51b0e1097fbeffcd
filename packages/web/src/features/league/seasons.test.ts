import type { SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { expect, test } from 'vitest'
import { begunSeasons, bySeason, seasonTitle, seasonWord, shortSeason } from './seasons.ts'

const season = (name: string, current = false): SeasonEntry => ({
  id: name,
  leagueId: '11',
  name,
  firstDay: '2026-08-01',
  lastDay: '2027-06-01',
  rounds: 38,
  current,
})

test('a season that has not begun is not offered', () => {
  const seasons = [season('2027/28'), season('2026/27', true), season('2025/26')]
  expect(begunSeasons(seasons).map(({ name }) => name)).toEqual(['2026/27', '2025/26'])
})

test('between two seasons all are offered', () => {
  expect(begunSeasons([season('2026'), season('2025')])).toHaveLength(2)
})

test.each([
  ['2026/27', '26/27'],
  ['2026 秋季', '26 秋季'],
  ['2026', '2026'],
])('the season %s is written %s where there is little room', (name, short) => {
  expect(shortSeason(name)).toBe(short)
})

test.each([
  ['2026/27', '2026/27 赛季'],
  ['2026 秋季', '2026 秋季赛'],
  ['2026', '2026 赛季'],
])('the season %s is called %s', (name, title) => {
  expect(seasonTitle(name)).toBe(title)
})

test('seasons of leagues and cups stand in one order, newest first', () => {
  const names = ['2025 秋季', '2026/27', '2026 春季', '2027 春季', '2026', '2026 秋季', '2025/26']
  expect(names.toSorted(bySeason)).toEqual([
    '2027 春季',
    '2026/27',
    '2026 秋季',
    '2026',
    '2026 春季',
    '2025/26',
    '2025 秋季',
  ])
})

test('a league without a season says so', () => {
  expect(seasonWord(null)).toBe('赛季未定')
})
