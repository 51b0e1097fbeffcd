import { render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#kit/call.ts'
import { useScreenParams } from '#kit/go.ts'
import { Page } from './plan-pay-ok.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn() }))
vi.mock('#kit/go.ts', async (original) => ({
  ...(await original<typeof import('#kit/go.ts')>()),
  useScreenParams: vi.fn(() => ({})),
}))
afterEach(() => vi.clearAllMocks())

const show = (params: Record<string, string>, body?: string) => {
  vi.mocked(useScreenParams).mockReturnValue(params)
  vi.mocked(call).mockResolvedValue({ id: 'pl1', ...(body !== undefined && { body }) } as never)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
}

test('R-PLAN-004 a bought plan is announced and can be opened', async () => {
  show({ id: 'pl1' }, '正文')
  expect(await screen.findByText('购买成功,祝您好运')).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看方案' })).toBeTruthy()
})

test('T10 an address that claims a purchase does not make one', async () => {
  show({ id: 'pl1' })
  expect(await screen.findByText('很抱歉,本次支付未成功')).toBeTruthy()
  expect(screen.queryByText('购买成功,祝您好运')).toBeNull()
})
