import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { ExtremityCard } from './extremity-card.tsx'

const streak = (now: number, extreme: number, code: number) => ({ now, extreme, code })
const none = streak(0, 4, 0)

function show(shown: object) {
  const client = new QueryClient()
  const { queryKey } = analysisQueries.analysis('100')
  client.setQueryData(queryKey, {
    extremity: {
      result: { home: streak(3, 5, 2), away: none },
      handicap: { home: none, away: streak(2, 6, 1) },
      total: { home: streak(3, 5, 1), away: none },
    },
    shown,
  } as never)
  render(
    <QueryClientProvider client={client}>
      <ExtremityCard matchId="100" />
    </QueryClientProvider>,
  )
}

test('R-EXTREMITY-001 only the side with a streak is told', () => {
  show({ result: 'home', handicap: 'away', total: 'both' })
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(told).toEqual([
    '主队 3 连胜，最长 5',
    '客队 2 连赢，最长 6',
    '主队 3 连大球，最长 5',
    '客队 当前无连续，最长 4',
  ])
})
