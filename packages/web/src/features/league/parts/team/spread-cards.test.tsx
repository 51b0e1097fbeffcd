import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnLineFigures } from './spread-cards.tsx'

const line = (win: number, push: number, lose: number) => ({ win, push, lose, winPercent: 50 })

test('a team page shows matches with a level line beside those with a giver and a receiver', () => {
  const lines = {
    teamId: '1',
    name: '约克城',
    all: line(14, 3, 10),
    home: line(8, 1, 5),
    away: line(6, 2, 5),
    giving: line(7, 1, 6),
    level: line(3, 2, 1),
    receiving: line(4, 0, 3),
    totals: { over: 13, push: 0, under: 14, overPercent: 48 },
  }
  render(<OwnLineFigures lines={lines} />)
  const words = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(words).toEqual(['14-3-10', '8-1-5', '6-2-5', '7-1-6', '3-2-1', '4-0-3', '13-0-14'])
  expect(screen.getByText('平手')).toBeDefined()
})
