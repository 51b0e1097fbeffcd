import type {
  BasketballStanding,
  BoxPeriod,
} from '@linmen/contract/match/basketball-box.schemas.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TeamFigures } from './team-figures.tsx'

const show = (points: Partial<Record<BoxPeriod, number>>) => {
  const statistics = Object.entries(points).map(([period, home]) => ({
    period,
    figures: [{ name: '得分', value: { home, away: 1 } }],
  }))
  const standing = { statistics, home: { teamName: '西安' }, away: { teamName: '成都' } }
  render(<TeamFigures standing={standing as BasketballStanding} until={null} />)
  return screen.getAllByRole('radio').map(({ textContent }) => textContent)
}
const quarters = { all: 136, first: 31, second: 32, third: 30, fourth: 31 }

test('every overtime has a tab with its own figures', () => {
  const tabs = show({ ...quarters, overtime1: 7, overtime2: 5 })
  expect(tabs).toEqual(['全场', '一', '二', '三', '四', '加1', '加2'])
  expect(screen.getByText('136')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '加1' }))
  expect(screen.getByText('7')).toBeTruthy()
  expect(screen.queryByText('136')).toBeNull()
})

test('without overtime there are the match and its quarters', () => {
  expect(show(quarters)).toEqual(['全场', '一', '二', '三', '四'])
})
