import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, callGateway } from '#kit/call.ts'
import { Fault } from '#kit/failure.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { useFollowedBasketball } from './use-followed-basketball.ts'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const ROWS = 'gw.getBkMatchJuheInfoByIdList'
const SCORES = 'gw.getBkMatchListLiveScore'
const row = {
  ...{ id: '7', leagueId: '1', leagueName: 'NBA', colour: '#123456', kickOffAtMs: 0 },
  ...{ phase: 'quarter3', score: null, periods: [] },
  ...{ home: { id: '1', name: '湖人' }, away: { id: '2', name: '勇士' } },
}
let answers: Record<string, unknown>

beforeEach(() => {
  keepLogin({ token: '1|session' })
  answers = {
    [ROWS]: { matches: [row] },
    [SCORES]: { asOfMs: 1, matches: [{ matchId: '7', live: aBasketballLive }] },
  }
  vi.mocked(call).mockResolvedValue({ matchIds: ['7'], states: [] } as never)
  vi.mocked(callGateway).mockImplementation((async ({ method }: { method: string }) => {
    if (answers[method] === undefined) throw new Fault('系统异常')
    return answers[method]
  }) as never)
})
afterEach(forgetLogin)

function show() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useFollowedBasketball(true), { wrapper }).result
}

test.each([
  ['rows', ROWS],
  ['scores', SCORES],
])('without %s the list says what failed, and asking again brings it', async (_what, method) => {
  const { [method]: missing } = answers
  delete answers[method]
  const followed = show()
  await waitFor(() => expect(followed.current.query.error).toBeInstanceOf(Fault))
  expect(followed.current.query).toMatchObject({ data: undefined, isPending: false })
  answers[method] = missing
  await act(async () => void (await followed.current.query.refetch()))
  await waitFor(() =>
    expect(followed.current.query.data?.matches).toMatchObject([
      { id: '7', live: aBasketballLive },
    ]),
  )
})
