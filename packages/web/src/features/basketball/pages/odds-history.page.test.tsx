import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { ShownContext } from '#kit/go.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { Page } from './odds-history.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const line = { first: 90, line: 55_000, second: 98 }
const company = (oddsId: string) => ({
  ...{ oddsId, company: Number(oddsId), name: `公司${oddsId}`, changes: 1 },
  ...{ firstAtMs: 0, atMs: 0, first: line, now: line },
})
const offer = (atMs: number, inPlay: boolean) => ({
  ...{ atMs, inPlay, european: { home: 180, away: 200, draw: 0 } },
  asian: { ...line, first: 90 + atMs },
  overUnder: { ...line, first: 90 + atMs },
})
const history = (oddsId: string) => ({
  ...{ name: `公司${oddsId}`, total: 2, hasNext: false },
  rows: [offer(2, true), offer(1, false)],
})
const answers: Record<string, (input: { oddsId: string }) => unknown> = {
  'gw.getBkMatchDetail': () => ({
    ...{
      id: '7',
      kickOffAtMs: 0,
      leagueName: 'NBA',
      live: { ...aBasketballLive, phase: 'finished' },
    },
    ...{ home: { name: '湖人' }, away: { name: '勇士' } },
  }),
  'gw.getBkLetMatchOddds': () => ({ rows: [company('6'), company('2')] }),
  'gw.getBkOddsChangeDetail': ({ oddsId }) => history(oddsId),
}

beforeEach(() => {
  const never = new Promise(() => undefined)
  vi.mocked(callGateway).mockImplementation(
    (async ({ method }: { method: string }, input: { oddsId: string }) =>
      answers[method]?.(input) ?? never) as never,
  )
})

function show() {
  const shown = { place: currentPlace(), screen: 'BkHandicapDetailPage' as const, params: {} }
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ShownContext value={shown}>
        <Page />
      </ShownContext>
    </QueryClientProvider>,
  )
}

const choice = async (name: string) => screen.findByRole('radio', { name })
const isChosen = async (name: string) => (await choice(name)).getAttribute('aria-checked')

test('what is chosen stands in the address, and a reload shows it again', async () => {
  navigation.go('/bk-handicap-detail?matchId=7&oddsId=6&type=2')
  const { unmount } = show()
  fireEvent.click(await choice('大小'))
  fireEvent.click(await choice('滚球'))
  fireEvent.click(await screen.findByRole('button', { name: '公司2' }))
  expect(await screen.findByRole('heading', { name: '公司2 大小' })).toBeTruthy()
  expect(await isChosen('滚球')).toBe('true')
  expect(currentPlace().address).toBe('/bk-handicap-detail?matchId=7&oddsId=2&type=3&period=inPlay')

  unmount()
  show()
  expect(await screen.findByRole('heading', { name: '公司2 大小' })).toBeTruthy()
  expect(await isChosen('滚球')).toBe('true')
})
