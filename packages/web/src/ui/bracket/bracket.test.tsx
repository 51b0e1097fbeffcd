import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bracket, type BracketTie } from './bracket.tsx'

const tie: BracketTie = {
  id: '1',
  home: { id: '1', name: '甲', total: 3 },
  away: { id: '2', name: '乙', total: 3 },
  winnerId: '2',
  note: '点球 3-4',
  legs: [
    { id: '11', text: '首回合 2-1', href: '#/match' },
    { id: '12', text: '次回合 2-1' },
  ],
}

test('can be scrolled by keyboard and names its rounds and ties', () => {
  render(<Bracket label="对阵" rounds={[{ name: '决赛', ties: [tie] }]} />)
  expect(screen.getByRole('region', { name: '对阵' }).tabIndex).toBe(0)
  expect(screen.getByRole('heading', { name: '决赛' })).toBeTruthy()
  expect(screen.getByRole('article', { name: '甲 对 乙' })).toBeTruthy()
})

test('says who went through and how, without colour', () => {
  const final = { ...tie, id: '2', winnerId: null, legs: [] }
  const rounds = [
    { name: '半决赛', ties: [tie] },
    { name: '决赛', ties: [final] },
  ]
  render(<Bracket label="对阵" rounds={rounds} />)
  const card = within(screen.getAllByRole('article')[0]!)
  expect(card.getByText('胜出').parentElement?.textContent).toContain('乙')
  expect(card.getByText('点球 3-4')).toBeTruthy()
})

test('a tie and its legs lead to a match only where there is a page for it', () => {
  render(<Bracket label="对阵" rounds={[{ name: '决赛', ties: [tie] }]} />)
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(['甲3乙胜出3', '首回合 2-1'])
})

test('who won the last tie is the champion', () => {
  render(<Bracket label="对阵" rounds={[{ name: '决赛', ties: [tie] }]} />)
  expect(screen.getByText('冠军').parentElement?.textContent).toContain('乙')
})
