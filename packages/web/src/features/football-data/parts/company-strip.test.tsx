import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { CompanyStrip } from './company-strip.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const odds = { home: 200, draw: 300, away: 400 }
const row = (oddsId: string) => ({
  oddsId,
  name: `公司${oddsId}`,
  changes: 0,
  first: odds,
  now: odds,
  firstAtMs: 0,
  atMs: 0,
  returnRate: 93,
})

test('the company somebody came for is in sight', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent)
  }
  const rows = ['1', '2', '3'].map(row)
  vi.mocked(callGateway).mockResolvedValue({ mean: null, rows } as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CompanyStrip matchId="7" market="european" company="3" onChoose={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: '公司3', pressed: true })).toBeTruthy()
  expect(seen).toEqual(['公司3'])
})
