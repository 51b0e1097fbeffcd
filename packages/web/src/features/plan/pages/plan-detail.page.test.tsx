import { act, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { call } from '#kit/call.ts'
import { Refused } from '#kit/failure.ts'
import { ShownContext } from '#kit/go.ts'
import { keepLogin, forgetLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { Page } from './plan-detail.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn() }))
vi.mock('#kit/page-view.ts', () => ({ usePageView: () => {} }))

const record = {
  streak: 4,
  longestStreak: 9,
  dots: ['hit', 'miss'],
  settled: 10,
  recent: { picks: 10, hits: 7 },
}
const plan = {
  id: 'pl1',
  planNo: 'no1',
  title: '主队占优',
  teaser: '',
  sport: 'football',
  inSetMeals: false,
  market: 'winDrawLose',
  expert: { id: 'wei', name: '老周谈球', avatar: '', level: 2, grade: 5, record },
  match: { matchId: '1', league: '英超', home: '红星', away: '蓝月', kickoffMs: 9e12 },
  price: 4800,
  publishedAtMs: 0,
  buyers: 0,
  state: 'onSale',
  owned: false,
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  forgetLogin()
  vi.clearAllMocks()
})

const show = (address: string, looked: unknown) => {
  navigation.go(address)
  vi.mocked(call).mockImplementation((async (row: unknown) => {
    if (row !== planEndpoints.look) throw new Refused('other', {}, '')
    if (looked instanceof Error) throw looked
    return looked
  }) as never)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = () => (
    <QueryClientProvider client={client}>
      <ShownContext
        key={currentPlace().address}
        value={{ place: currentPlace(), screen: 'PlanDetailPage', params: { id: 'pl1' } }}
      >
        <Page />
      </ShownContext>
    </QueryClientProvider>
  )
  const { rerender } = render(page())
  return () => act(() => rerender(page()))
}

test('an unknown plan offers the way home, not another try', async () => {
  show('/plan-detail/pl1', new Refused('plan.not_found', {}, '方案不存在或已下架'))
  expect(await screen.findByText('方案不存在或已下架')).toBeTruthy()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeTruthy()
  expect(screen.queryByText('重新加载')).toBeNull()
})

test('the record stays on the page after the purchase', async () => {
  show('/plan-detail/pl1', { ...plan, owned: true, body: '正文' })
  expect(await screen.findByText('正文')).toBeTruthy()
  expect(screen.getByRole('region', { name: '近期战绩' })).toBeTruthy()
})

test('a visitor who wants to pay is sent to log in with the wish', async () => {
  show('/plan-detail/pl1', plan)
  fireEvent.click(await screen.findByRole('button', { name: '解锁方案' }))
  expect(currentPlace().query['backUrl']).toBe('/plan-detail/pl1?pay=1')
})

test('who comes back from the login in order to pay finds the sheet open', async () => {
  keepLogin({ token: '1|s' })
  const follow = show('/plan-detail/pl1?pay=1', plan)
  expect(currentPlace().address).toBe('/plan-detail/pl1')
  follow()
  expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy()
})

test('a plan that is already open asks for nothing', async () => {
  keepLogin({ token: '1|s' })
  const follow = show('/plan-detail/pl1?pay=1', { ...plan, owned: true, body: '正文' })
  follow()
  expect(await screen.findByText('正文')).toBeTruthy()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})
