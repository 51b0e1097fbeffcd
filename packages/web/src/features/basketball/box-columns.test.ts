import type { BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'
import { expect, test } from 'vitest'
import { boxRows, countedUntil } from './box-columns.ts'

const player = (playerId: string, starter: boolean) => ({
  playerId,
  name: playerId,
  starter,
  onCourt: false,
  figures: { points: 12, minutes: 30 },
})
const side: BoxSide = {
  teamId: '1',
  teamName: '湖人',
  players: [player('bench', false), player('first', true)],
  totals: { points: 24, fieldGoalsAttempted: 18 },
  shooting: { field: 55, three: 0, free: 0 },
}

test('starters come first and all together last', () => {
  expect(boxRows(side).map(({ name }) => name)).toEqual(['first', 'bench', '合计'])
  expect(boxRows({ ...side, players: [] })).toEqual([])
})

test('lines that are behind the score of a running match say up to which they count, away first', () => {
  const away = { ...side, totals: { points: 89 } }
  const told = { home: { ...side, totals: { points: 86 } }, away, score: { home: 89, away: 96 } }
  expect(countedUntil(told, false)).toBe('截至 89-86')
  expect(countedUntil({ ...told, score: { home: 86, away: 89 } }, false)).toBeNull()
  expect(countedUntil(told, true)).toBeNull()
  expect(countedUntil({ ...told, score: null }, false)).toBeNull()
})
