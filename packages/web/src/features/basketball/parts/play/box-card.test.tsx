import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoxCard } from './box-card.tsx'

const figures = { points: 12, minutes: 30 }
const player = { playerId: '7', name: '林', starter: true, onCourt: false, figures }
const shooting = { field: 50, three: 40, free: 80 }
const box = { teamId: '1', teamName: '西安', players: [player], totals: figures, shooting }

test('lines of players say that they are of the whole match', () => {
  render(<BoxCard box={box} />)
  const card = screen.getByRole('region', { name: '球员数据' })
  expect(within(card).getByText('全场')).toBeTruthy()
  expect(screen.getByRole('table', { name: '西安 全场球员数据，先发在上' })).toBeTruthy()
})

test('a line leads to its player, all together to nobody', () => {
  render(<BoxCard box={box} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#/data/player-info?playerId=7&teamId=1&qiuFlag=2'])
})
