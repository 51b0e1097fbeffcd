import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { changeShield } from '#kit/shield.ts'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import '#features/match/use-basketball-day.ts'
import { TextTab } from './text-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const line = (seq: number, secondsAgo: number) => ({
  seq,
  atMs: Date.now() - secondsAgo * 1000,
  period: 3,
  clock: '04:12',
  side: null,
  text: `第 ${seq} 句`,
  important: false,
  score: aBasketballLive.score,
})
const story = () => ({
  periods: [{ period: 3, name: '第三节', lines: [line(2, 50), line(1, 500)] }],
  leads: [],
  biggest: { home: 0, away: 0 },
  source: '',
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  changeShield({ delaySeconds: 120 })
})
afterEach(() => {
  changeShield({ delaySeconds: 0 })
  vi.useRealTimers()
})

test('beside a score that is shown, what television has shown is told and the lead waits', async () => {
  const teams = { home: { id: '1', name: '河湾' }, away: { id: '2', name: '北港' } }
  const facts = { id: 'text', kickOffAtMs: Date.now(), quarterSeconds: 720 }
  const match = { ...facts, live: aBasketballLive, odds: null, ...teams }
  theBasketballBoard.take([match as never], Date.now())
  await pass(130_000)
  theBasketballBoard.heardAt(Date.now())
  const told = { 'gw.getBkMatchDetail': match, 'gw.getBkMatchTextLive': story() }
  vi.mocked(callGateway).mockImplementation(async ({ method }) => told[method as never])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TextTab matchId="text" />
    </QueryClientProvider>,
  )
  await pass(0)
  expect(screen.getByText('分差走势与电视同步中')).toBeDefined()
  expect(screen.getByText('第 1 句')).toBeDefined()
  expect(screen.queryByText('第 2 句')).toBeNull()
  await pass(121_000)
  expect(screen.queryByText(/电视同步中/)).toBeNull()
  expect(screen.getByText('第 2 句')).toBeDefined()
})
