import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import type { BasketballPart } from './basketball-part.ts'
import { GamesTab } from './games-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

function shownIn(lastDay: string, answer: object = {}) {
  const games = { matches: [], total: 0, hasNext: false, ...answer }
  vi.mocked(callGateway).mockResolvedValue(games as never)
  const part = { page: { season: { lastDay } }, choice: { leagueId: '1' }, picker: null }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GamesTab {...(part as unknown as BasketballPart)} />
    </QueryClientProvider>,
  )
}

function chosenIn(lastDay: string) {
  shownIn(lastDay)
  return screen.getByRole('radio', { checked: true }).textContent
}

test('the matches of a season that is over begin with those that were played', () => {
  expect(chosenIn('2001-06-17')).toBe('完场')
})

test('the matches of a season that is on begin with those to come', () => {
  expect(chosenIn('2999-06-17')).toBe('未开始')
})

test.each([
  [0, '共 12 场，时间为北京时间'],
  [2, '共 12 场（含推迟、取消 2 场），时间为北京时间'],
])('of matches to come it is said that %i were called off', async (calledOff, words) => {
  shownIn('2999-06-17', { total: 12, calledOff })
  expect(await screen.findByText(words)).toBeTruthy()
})
