import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FiguresCard } from './figures-card.tsx'

const all = {
  period: 'all' as const,
  figures: [
    { name: 'possession', home: 58, away: 42 },
    { name: 'corners', home: 6, away: 3 },
  ],
}
const first = { period: 'first' as const, figures: [{ name: 'corners', home: 2, away: 1 }] }

test('key figures come first, all of them when asked, and half by half', () => {
  render(<FiguresCard figures={[all, first]} />)
  expect(screen.getByText('58%')).toBeDefined()
  expect(screen.queryByText('角球')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '全部 2 项' }))
  expect(screen.getByText('6')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: '上半场' }))
  expect(screen.getByText('2')).toBeDefined()
  expect(screen.queryByText('6')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '收起' }))
  expect(screen.getByText('58%')).toBeDefined()
})

test('nothing told, nothing shown', () => {
  expect(render(<FiguresCard figures={[]} />).container.textContent).toBe('')
})
