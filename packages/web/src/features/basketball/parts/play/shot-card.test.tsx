import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShotCard } from './shot-card.tsx'

const shot = { side: 'home', playerId: '7', player: '林', at: 20, x: 90, y: 50 } as const
const shots = [
  { ...shot, made: true, points: 3 },
  { ...shot, made: false, points: 2 },
]

test('shots say that they are of the whole match, to ears as well', () => {
  render(<ShotCard shots={shots} side="home" team="西安" />)
  expect(screen.getByText(/^全场\s出手 2 中 1/)).toBeTruthy()
  expect(screen.getByRole('img', { name: /西安 全场\s出手 2 中 1/ })).toBeTruthy()
})
