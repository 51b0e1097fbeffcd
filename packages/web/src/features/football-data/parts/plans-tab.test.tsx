import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call, callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { PlansTab } from './plans-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

test.each([
  ['scheduled', '本场还没有方案', true],
  ['postponed', '本场还没有方案', true],
  ['secondHalf', '本场没有方案', false],
  ['finished', '本场没有方案', false],
])('a match that is %s without plans says %s', async (phase, title, promised) => {
  vi.mocked(call).mockResolvedValue({ dataList: [], hasNext: false } as never)
  vi.mocked(callGateway).mockResolvedValue({ id: '7', live: { phase } } as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlansTab matchId="7" />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.queryByText('专家发布后会出现在这里') !== null).toBe(promised)
})
