import type { BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'
import { expect, test } from 'vitest'
import { BOX_COLUMNS, boxRows, countedUntil } from './box-columns.ts'

const player = (playerId: string, starter: boolean) => ({
  playerId,
  name: playerId,
  starter,
  onCourt: false,
  figures: { points: 12, fieldGoalsMade: 5, fieldGoalsAttempted: 9, plusMinus: 7, minutes: 30 },
})
const side: BoxSide = {
  teamId: '1',
  teamName: '湖人',
  players: [player('bench', false), player('first', true)],
  totals: { points: 24, fieldGoalsAttempted: 18 },
  shooting: { field: 55, three: 0, free: 0 },
}
const text = (head: string, figures: Record<string, number>) =>
  BOX_COLUMNS.find((column) => column.head === head)!.of(figures)

test('starters come first and all together last', () => {
  expect(boxRows(side).map(({ name }) => name)).toEqual(['first', 'bench', '合计'])
  expect(boxRows({ ...side, players: [] })).toEqual([])
})

test('shots are told as made and tried, the difference with its sign', () => {
  const { figures } = side.players[0]!
  expect(text('投篮', figures)).toBe('5-9')
  expect(text('投篮', side.totals)).toBe('0-18')
  expect(text('三分', figures)).toBe('-')
  expect(text('+/-', figures)).toBe('+7')
  expect(text('+/-', { plusMinus: -3 })).toBe('-3')
  expect(text('+/-', side.totals)).toBe('-')
  expect(text('得分', figures)).toBe('12')
})

test('lines that are behind the score of a running match say up to which they count, away first', () => {
  const away = { ...side, totals: { points: 89 } }
  const told = { home: { ...side, totals: { points: 86 } }, away, score: { home: 89, away: 96 } }
  expect(countedUntil(told, false)).toBe('截至 89-86')
  expect(countedUntil({ ...told, score: { home: 86, away: 89 } }, false)).toBeNull()
  expect(countedUntil(told, true)).toBeNull()
  expect(countedUntil({ ...told, score: null }, false)).toBeNull()
})
