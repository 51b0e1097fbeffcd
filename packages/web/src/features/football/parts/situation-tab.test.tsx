import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { changeShield } from '#kit/shield.ts'
import { theBoard } from '#features/match/the-board.ts'
import '#features/match/use-match-day.ts'
import { SituationTab } from './situation-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const score = { home: 0, away: 0 }
const live = { ...NOTHING_YET, version: 1, phase: 'secondHalf' as const, score: { full: score } }
const atMs = (secondsAgo: number) => Date.now() - secondsAgo * 1000
const line = (seq: number, secondsAgo: number) => ({
  seq,
  atMs: atMs(secondsAgo),
  clock: '',
  side: null,
  text: `第 ${seq} 句`,
  important: false,
  score,
})
const card = (seq: number, secondsAgo: number) => ({
  ...line(seq, secondsAgo),
  kind: 'yellowCard',
  side: 'home',
  minute: seq,
  player: `球员 ${seq}`,
})
const answers = () => ({
  'gw.getMatchEventByMatchIdList': {
    matches: [{ matchId: 'tab', events: [card(3, 500), card(4, 50)] }],
  },
  'gw.getMatchCartoonInfo': {
    frames: [],
    momentum: [],
    figures: [],
    lines: [line(1, 500), line(2, 50)],
  },
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

test('beside a score that is shown, what television has shown is told and sums wait', async () => {
  const match = { ...aFootballMatch('tab', { live }), kickOffAtMs: Date.now() - 60_000 }
  theBoard.take([match], Date.now())
  await pass(130_000)
  theBoard.heardAt(Date.now())
  const told = { 'gw.getMatchInfoById': match, ...answers() }
  vi.mocked(callGateway).mockImplementation(async ({ method }) => told[method as never] ?? null)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SituationTab matchId="tab" />
    </QueryClientProvider>,
  )
  await pass(0)
  expect(screen.getByText('攻势、统计与电视同步中')).toBeDefined()
  expect(screen.getByText('球员 3')).toBeDefined()
  expect(screen.getByText('第 1 句')).toBeDefined()
  expect(screen.queryByText('球员 4')).toBeNull()
  expect(screen.queryByText('第 2 句')).toBeNull()
  await pass(121_000)
  expect(screen.queryByText(/电视同步中/)).toBeNull()
  expect(screen.getByText('球员 4')).toBeDefined()
  expect(screen.getByText('第 2 句')).toBeDefined()
})
