import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeagueStrip } from './league-strip.tsx'

const league = (id: string, name: string) => ({ id, name, colour: '#123456' }) as LeagueEntry

test('a long name is whole, with a place to break before its last word', () => {
  const leagues = [league('1', 'NBA'), league('2', '西班牙篮球联赛')]
  render(<LeagueStrip leagues={leagues} value="1" onChange={() => {}} />)
  const [short, long] = screen.getAllByRole('button')
  expect(short!.querySelector('wbr')).toBeNull()
  expect(long!.textContent).toContain('西班牙篮球联赛')
  expect(long!.querySelector('wbr')?.nextSibling?.textContent).toBe('联赛')
})
