import { fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { call } from '#kit/call.ts'
import { Outage } from '#kit/failure.ts'
import { go, useScreenParams } from '#kit/go.ts'
import { Page } from './plan-pay-ok.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn() }))
vi.mock('#kit/go.ts', async (original) => ({
  ...(await original<typeof import('#kit/go.ts')>()),
  go: vi.fn(),
  useScreenParams: vi.fn(() => ({})),
}))
afterEach(() => vi.clearAllMocks())

const plan = {
  id: 'pl1',
  planNo: 'no1',
  match: { home: '红星', away: '蓝月' },
  expert: { name: '老周谈球' },
}
const paid = { status: 'paid', amount: 3000, saved: 800, balance: 9600 }

const show = (params: Record<string, string>, order: unknown, body?: string) => {
  vi.mocked(useScreenParams).mockReturnValue(params)
  vi.mocked(call).mockImplementation((async (row: unknown) => {
    if (row !== payEndpoints.checkComplete) return { ...plan, ...(body !== undefined && { body }) }
    if (order instanceof Error) throw order
    return order
  }) as never)
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Page />
    </QueryClientProvider>,
  )
}
const bought = () => screen.findByText('购买成功,祝您好运')

test('R-PLAN-004 a bought plan is announced, and takes the place of this page', async () => {
  show({ id: 'pl1' }, paid, '正文')
  expect(await bought()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看方案' }))
  expect(go).toHaveBeenCalledWith('PlanDetailPage', { id: 'pl1' }, { replace: true })
})

test('what was bought, paid, saved and left comes from the server, not from the address', async () => {
  show({ id: 'pl1', amount: '1' }, paid, '正文')
  await bought()
  for (const text of ['红星 vs 蓝月', '老周谈球', '30 金币', '8 金币', '96.00 金币'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/0\.01/)).toBeNull()
})

test('nothing saved is not mentioned', async () => {
  show({ id: 'pl1' }, { ...paid, saved: 0 }, '正文')
  await bought()
  expect(screen.queryByText('已省')).toBeNull()
})

test('a plan that is open without an order shows no sums', async () => {
  show({ id: 'pl1' }, { status: 'unpaid' }, '正文')
  await bought()
  expect(screen.queryByText('实付')).toBeNull()
})

test('T10 an address that claims a purchase does not make one', async () => {
  show({ id: 'pl1' }, { status: 'unpaid' })
  expect(await screen.findByText('很抱歉,本次支付未成功')).toBeTruthy()
  expect(screen.queryByText('购买成功,祝您好运')).toBeNull()
})

test.each([
  ['an address without a plan', {}, paid],
  ['no answer', { id: 'pl1' }, new Outage('unreachable')],
])('T10 %s claims nothing either way', async (_name, params, order) => {
  show(params, order)
  expect(await screen.findByText('支付确认中')).toBeTruthy()
})
