import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import type { BasketballPart } from './basketball-part.ts'
import { BestTab } from './best-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const part = { choice: { leagueId: '1' }, picker: null } as unknown as BasketballPart

const leader = (name: string, playerId: string, rank: number) => ({
  rank,
  playerId,
  name,
  teamId: '9',
  teamName: '甲队',
  appearances: 40,
  value: 20,
})

const best = {
  season: { name: '2026/27' },
  playersReady: true,
  playerSeason: '2026/27',
  leastAppearances: 14,
  points: [leader('安', '11', 1), leader('白', '12', 1), leader('陈', '13', 3)],
  highest: { match: null, value: 0 },
  lowest: { match: null, value: 0 },
  widest: { match: null, value: 0 },
  attack: null,
  defence: null,
  streak: null,
}

test('a ranking says how many matches it takes, how equals stand, and leads to the player', async () => {
  vi.mocked(callGateway).mockResolvedValue(best as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BestTab {...part} />
    </QueryClientProvider>,
  )
  await screen.findByRole('table')
  expect(screen.getByRole('status').textContent).toContain('出场满 14 场上榜')
  expect(screen.getByText(/^场均相同名次并列/)).toBeTruthy()
  const href = screen.getByRole('link', { name: /陈/ }).getAttribute('href')
  expect(href).toMatch(/player-info\?playerId=13&teamId=9&sport=basketball$/)
})
