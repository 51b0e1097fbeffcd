import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { readsOf } from '#kit/read.ts'
import { FollowedMatches } from './followed-matches.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

function show(follows: Record<Sport, string[]>, hasNext = false) {
  const answer = async (_row: object, { sport }: { sport: Sport }) => {
    return { matchIds: [...follows[sport]], hasNext }
  }
  vi.mocked(call).mockImplementation(answer as never)
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <FollowedMatches />
    </QueryClientProvider>,
  )
  return client
}

const link = (name: RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name })

test('the matches of both sports are counted together, and each sport leads to its own list', async () => {
  show({ football: ['f1', 'f2', 'f3', 'f4'], basketball: ['b1'] })
  expect(await screen.findByText('5 场')).toBeDefined()
  expect((await link(/足球.*4 场/)).hash).toBe('#/tabs/match?tab=followed')
  expect((await link(/篮球.*1 场/)).hash).toBe('#/tabs/match-bk?tab=followed')
})

test('a star that was set in either sport is counted', async () => {
  const follows = { football: ['f1', 'f2'], basketball: ['b1'] }
  const client = show(follows)
  expect(await screen.findByText('3 场')).toBeDefined()
  follows.basketball.push('b2', 'b3')
  await act(() => client.invalidateQueries({ queryKey: readsOf(matchEndpoints.listFollowed) }))
  expect(await screen.findByText('5 场')).toBeDefined()
  expect(await link(/篮球.*3 场/)).toBeDefined()
})

test('more than an answer names is told as more', async () => {
  show({ football: ['f1'], basketball: ['b1', 'b2'] }, true)
  expect(await screen.findByText('3+ 场')).toBeDefined()
})
