import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { oddsQueries } from '#features/football-data/football-data.queries.ts'
import { BetSharesCard } from './bet-shares-card.tsx'
import { Explaining } from './explained-figure.tsx'

const shares = { atMs: 1, home: 61.2, draw: 21, away: 17.8 }
const entry = { matchId: '7', source: '竞彩官方', winDrawLose: shares, handicap: null, history: [] }

test('shares of tickets say with whose chances they are compared', () => {
  const client = new QueryClient()
  client.setQueryData(oddsQueries.betShares('7').queryKey, { ...entry, heat: null })
  const quote = { name: '36*', odds: { home: 200, draw: 340, away: 380 } }
  render(
    <QueryClientProvider client={client}>
      <Explaining>
        <BetSharesCard matchId="7" quote={quote} />
      </Explaining>
    </QueryClientProvider>,
  )
  expect(screen.getByText(/占比差 = 胜平负占比 − 36\* 赛前欧指去水概率。/)).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('+13.9')
})
