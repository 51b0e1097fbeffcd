import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Fault, Outage, Refused } from '#kit/failure.ts'
import { Loaded, type Loading } from './loaded.tsx'

const query = (facts: Partial<Loading<string[]>>): Loading<string[]> => ({
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: vi.fn(),
  ...facts,
})
const show = (loading: Loading<string[]>) =>
  render(
    <Loaded
      query={loading}
      skeleton={<i>骨架</i>}
      isEmpty={(items) => items.length === 0}
      empty={{ title: '还没有方案', text: '稍后再来看看' }}
    >
      {(items) => <p>{items.join('、')}</p>}
    </Loaded>,
  )

test('while nothing is known the skeleton stands in', () => {
  show(query({ isPending: true }))
  expect(screen.getByText('骨架')).toBeDefined()
})

test('content replaces it', () => {
  show(query({ data: ['甲', '乙'] }))
  expect(screen.getByText('甲、乙')).toBeDefined()
  expect(screen.queryByText('骨架')).toBeNull()
})

test('an empty answer gives the reason', () => {
  show(query({ data: [] }))
  expect(screen.getByRole('heading', { name: '还没有方案' })).toBeDefined()
  expect(screen.getByText('稍后再来看看')).toBeDefined()
})

test.each([
  [new Outage('timeout'), '网络异常,请稍后再试'],
  [new Refused('plan.not_found', {}, '方案不存在或已下架'), '方案不存在或已下架'],
  [new Fault('系统异常,请稍后再试'), '系统异常,请稍后再试'],
])('a failure says what happened and can be retried', (error, text) => {
  const loading = query({ error })
  show(loading)
  expect(screen.getByRole('alert').textContent).toContain(text)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(loading.refetch).toHaveBeenCalledOnce()
})

test('a failed refresh keeps the old content and says how old it is', () => {
  const at = Date.parse('2026-11-15T19:05:00Z')
  const loading = query({ data: ['甲'], error: new Outage('timeout'), dataUpdatedAt: at })
  show(loading)
  expect(screen.getByText('甲')).toBeDefined()
  expect(screen.getByText('已保留上次数据，03:05 更新')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(loading.refetch).toHaveBeenCalledOnce()
})
