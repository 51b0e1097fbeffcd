import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#kit/query-client.ts'
import { ServiceRow } from './service-row.tsx'

afterEach(() => vi.unstubAllGlobals())

function show(rest: { servicePhone?: string }) {
  const rsa = { kid: 'k1', publicKey: 'AAAA', nonce: 'n1' }
  const config = statsEndpoints.config.output.encode({ promotion: false, rsa, ...rest }) as object
  const asked = vi.fn(async () => Response.json({ isSuccess: true, ...config }))
  vi.stubGlobal('fetch', asked)
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <ServiceRow />
    </QueryClientProvider>,
  )
  return { answered: () => waitFor(() => expect(client.isFetching()).toBe(0)), asked }
}

test('R-UI-012 the service has a phone and hours', async () => {
  show({ servicePhone: '400-000-0000' })
  const row = await screen.findByRole('link', { name: /400-000-0000/ })
  expect(row.textContent).toContain('客服时间:09:00~12:00 13:30~18:00')
  expect(row.getAttribute('href')).toBe('tel:400-000-0000')
})

test('without a phone there are no hours either', async () => {
  const { answered, asked } = show({})
  await answered()
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.queryByText(/客服/)).toBeNull()
})
