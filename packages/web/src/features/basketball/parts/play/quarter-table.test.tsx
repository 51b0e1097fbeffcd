import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuarterTable } from './quarter-table.tsx'

const show = (live: Partial<BasketballLive>) => {
  const teams = { home: { name: '湖人' }, away: { name: '掘金' } }
  const info = { ...teams, live: { ...NOTHING_YET_IN_BASKETBALL, ...live } }
  render(<QuarterTable info={info as BasketballInfo} />)
  return screen.getAllByRole('row').map(({ textContent }) => textContent)
}
const periods = [
  { home: 28, away: 31 },
  { home: 27, away: 27 },
  { home: 33, away: 26 },
]

test('away above home, quarters to come are empty, the present one is marked', () => {
  const rows = show({ phase: 'quarter3', periods, score: { home: 88, away: 84 } })
  expect(rows).toEqual(['球队一二三四总分', '掘金312726-84', '湖人282733-88'])
  expect(screen.getByText('三').className).toContain('current')
  expect(screen.getByText('四').className).not.toContain('current')
})

test('overtimes have columns of their own, and nothing is marked once it is over', () => {
  const overtime = [...periods, { home: 12, away: 16 }, { home: 10, away: 8 }]
  const rows = show({ phase: 'finished', periods: overtime, score: { home: 110, away: 108 } })
  expect(rows[0]).toBe('球队一二三四加1总分')
  expect(document.querySelector('[class*=current]')).toBeNull()
})

test('fouls are those of the period, time-outs those a side has taken', () => {
  show({ phase: 'quarter3', fouls: { home: 2, away: 3 }, timeOuts: { home: 1, away: 2 } })
  expect(screen.getByText('本节犯规 3-2　已用暂停 2-1', { normalizer: String })).toBeTruthy()
})
