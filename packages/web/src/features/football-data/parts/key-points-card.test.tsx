import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield } from '#kit/shield.ts'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { KeyPointsCard } from './key-points-card.tsx'

const entry = (text: string) => ({
  source: '来源',
  changedAtMs: serverNowMs(),
  playedAtMs: serverNowMs(),
  points: [{ topic: 'form', side: null, text, sample: 10 }],
})

test('behind the shield neither records nor a market that counts goals tell of a match that just ended', () => {
  changeShield({ on: true, delaySeconds: 0, revealed: {} })
  const client = new QueryClient()
  const { keyPoints, marketPoints } = analysisQueries
  client.setQueryData(keyPoints('100').queryKey, entry('近10场8胜') as never)
  client.setQueryData(marketPoints('100').queryKey, entry('场均进球3.1') as never)
  render(
    <QueryClientProvider client={client}>
      <KeyPointsCard matchId="100" />
    </QueryClientProvider>,
  )
  expect(screen.getByText('要点含已隐藏的比赛')).toBeDefined()
  expect(screen.getByText('市场要点含已隐藏的比赛')).toBeDefined()
  expect(screen.queryByText(/8胜|3\.1/)).toBeNull()
})
