import type { League } from '@linmen/contract/match/football.schemas.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LeagueSheet } from './league-sheet.tsx'

const league = (id: string, name: string): League => ({
  ...{ id, name, letter: 'A', colour: '#000000', hot: false },
})
const FIRST = [league('1', '英超'), league('2', '西甲')]
const LATE = [...FIRST, league('3', '巴甲')]

function sheet(leagues: readonly League[], onChange = vi.fn()) {
  const counts = new Map(leagues.map(({ id }) => [id, 2]))
  return <LeagueSheet {...{ leagues, counts, onChange }} value={null} onClose={() => {}} />
}

test('a league that arrives while the sheet is open is chosen like the others', () => {
  const { rerender } = render(sheet(FIRST))
  fireEvent.click(screen.getByRole('button', { name: '英超，2 场' }))
  rerender(sheet(LATE))
  expect(screen.getByText('已选 2 / 3 个赛事')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '反选' }))
  expect(screen.getByText('已选 1 / 3 个赛事')).toBeDefined()
})

test('with every league chosen nothing is left out, whatever arrived', () => {
  const onChange = vi.fn()
  const { rerender } = render(sheet(FIRST, onChange))
  rerender(sheet(LATE, onChange))
  fireEvent.click(screen.getByRole('button', { name: /^确定/ }))
  expect(onChange).toHaveBeenCalledWith(null)
})
