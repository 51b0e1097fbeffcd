import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GroupTables } from './group-tables.tsx'

type Tables = Parameters<typeof GroupTables>[0]['tables']

const row = (rank: number, name: string) => ({
  rank,
  teamId: name,
  name,
  played: 6,
  won: 2,
  drawn: 2,
  lost: 2,
  goalsFor: 8,
  goalsAgainst: 8,
  goalDifference: 0,
  points: 8,
  form: [],
  zone: null,
})
const group = (name: string) => ({
  name,
  rows: [1, 2, 3].map((rank) => row(rank, `${name}${rank}`)),
})
const tables = {
  zones: [{ from: 1, to: 2, kind: 'promotion', name: '晋级淘汰赛' }],
  stages: [{ stage: { id: '1', name: '小组赛' }, groups: [group('A'), group('B')] }],
} as unknown as Tables

test('every group marks who goes on, and the mark is explained once', () => {
  render(<GroupTables tables={tables} />)
  expect(screen.getAllByText('晋级淘汰赛')).toHaveLength(1)
  const marked = screen.getAllByRole('row').filter((each) => each.textContent?.includes('晋级'))
  expect(marked.map((each) => each.querySelector('a')?.title)).toEqual(['A1', 'A2', 'B1', 'B2'])
})
