import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { ShownContext } from '#kit/go.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { Page } from './odds-detail.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const HOUR = 3_600_000
const KICK_OFF = Date.now() - 3 * HOUR
const line = { first: 90, line: 5000, second: 98 }
const company = (oddsId: string) => ({
  ...{ oddsId, company: Number(oddsId), name: `公司${oddsId}`, changes: 1 },
  ...{ firstAtMs: 0, atMs: 0, first: line, now: line, returnRate: 93 },
})
const answers: Record<string, unknown> = {
  'gw.getMatchInfoById': {
    ...{ id: '7', kickOffAtMs: KICK_OFF, leagueName: '英超' },
    ...{ home: { name: '曼城' }, away: { name: '利兹联' } },
    live: { phase: 'finished', score: {} },
  },
  'gw.getAsiaOddsList': { rows: [company('6'), company('2')] },
  'gw.getEuropeOddsList': { mean: null, rows: [company('6'), company('2')] },
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  const never = new Promise(() => undefined)
  vi.mocked(callGateway).mockImplementation(
    (async ({ method }: { method: string }) => answers[method] ?? never) as never,
  )
})

function open(address: string) {
  navigation.go(address)
  return show()
}

function show() {
  const shown = { place: currentPlace(), screen: 'OddsDetailPage' as const, params: {} }
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ShownContext value={shown}>
        <Page />
      </ShownContext>
    </QueryClientProvider>,
  )
}

const choice = async (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('what is chosen stands in the address, and a reload shows it again', async () => {
  const { unmount } = open('/odds-detail?matchId=7&oddsId=6&type=1')
  fireEvent.click(await choice('亚指'))
  fireEvent.click(await screen.findByRole('button', { name: '公司2' }))
  fireEvent.click(await choice('滚球'))
  expect(currentPlace().address).toBe('/odds-detail?matchId=7&oddsId=2&type=2&period=inPlay')

  unmount()
  show()
  expect(await screen.findByRole('button', { name: '公司2', pressed: true })).toBeTruthy()
  expect((await choice('亚指')).getAttribute('aria-checked')).toBe('true')
  expect((await choice('滚球')).getAttribute('aria-checked')).toBe('true')
})

test('a period nobody knows is none', async () => {
  open('/odds-detail?matchId=7&oddsId=6&type=2&period=later')
  expect((await choice('赛前')).getAttribute('aria-checked')).toBe('true')
})
