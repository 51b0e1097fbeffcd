import type { BasketballDay } from '@linmen/contract/match/basketball-day.schemas.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { basketballDayQuery } from '#features/match/use-basketball-day.ts'
import { listedBasketball } from './listed-match.ts'
import { useShownMatch } from './use-shown-match.ts'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: () => new Promise(() => {}) }))

const plain = { backToBack: false, backToBackTwo: false, backToBackThree: false }
const day = {
  groups: [
    {
      league: {},
      matches: [
        {
          ...plain,
          id: '9',
          leagueId: '1',
          leagueName: 'NBA',
          home: { ...plain, id: '1', name: '河湾' },
          away: { ...plain, id: '2', name: '北港', rank: 4 },
          live: aBasketballLive,
        },
      ],
    },
  ],
} as unknown as BasketballDay

test('a row tells who plays, how it stands and the half', () => {
  expect(listedBasketball('9').infoIn(day, undefined)).toMatchObject({
    leagueName: 'NBA',
    home: { name: '河湾', rank: null, conference: null },
    away: { name: '北港', rank: 4 },
    live: { score: { home: 66, away: 69 } },
    half: { home: 40, away: 56 },
    quarterSeconds: 720,
  })
})

test('another day says nothing of it', () => {
  expect(listedBasketball('10').infoIn(day, undefined)).toBeUndefined()
})

test('a match opened from a list stands as the list has it until its own answer comes', () => {
  const client = new QueryClient()
  client.setQueryData(basketballDayQuery('2026-11-25', 5).queryKey, { ...day, asOfMs: 1 })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const { result } = renderHook(() => useShownMatch('9').match, { wrapper })
  expect(result.current.data?.home.name).toBe('河湾')
})
