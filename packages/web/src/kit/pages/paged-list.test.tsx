import { endpoint, id, pageNo, pageOf, shape } from '@linmen/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { soon } from '#test/soon.ts'
import { readPages } from '#kit/read.ts'
import { PagedList } from './paged-list.tsx'

const plans = endpoint({
  call: 'c.plans',
  method: 'GET',
  path: '/api/plans',
  effect: 'read',
  input: shape({ pageNo }),
  output: pageOf(shape({ id })),
})

let pages: (ReturnType<typeof page> | null)[] = []
let seen: () => void = () => {}

function List() {
  const query = useInfiniteQuery({ ...readPages(plans, {}), retry: false })
  return (
    <PagedList
      title="方案"
      query={query}
      keyOf={(plan) => plan.id}
      row={(plan) => <p data-row>{`第 ${plan.id} 号`}</p>}
      empty={{ title: '还没有方案' }}
      top={<p>筛选</p>}
      foot={<p>仅供理性参考</p>}
    />
  )
}
const open = () =>
  showPart(<List />, [
    answer(plans, ({ pageNo: at }) => {
      const given = pages[at - 1]
      if (!given) throw new TypeError('no network')
      return given
    }),
  ])
const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent)
const page = (ids: string[], hasNext: boolean) => ({
  items: ids.map((each) => ({ id: each })),
  hasNext,
})

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

test('a list shows its rows between filter and closing words, and sets the title', async () => {
  pages = [page(['1', '2'], false)]
  open()
  await soon(() => expect(rows()).toEqual(['第 1 号', '第 2 号']))
  expect(screen.getByText('筛选')).toBeDefined()
  expect(screen.getByText('仅供理性参考')).toBeDefined()
  expect(screen.getByText('没有更多了')).toBeDefined()
  expect(document.title).toBe('方案')
})

test('the next page comes on the way down', async () => {
  pages = [page(['1'], true), page(['2'], false)]
  open()
  await soon(() => expect(rows()).toHaveLength(1))
  act(() => seen())
  await soon(() => expect(rows()).toEqual(['第 1 号', '第 2 号']))
})

test('an item that slipped onto the next page is shown once', async () => {
  pages = [page(['1', '2'], true), page(['2', '3'], false)]
  open()
  await soon(() => expect(rows()).toHaveLength(2))
  act(() => seen())
  await soon(() => expect(rows()).toEqual(['第 1 号', '第 2 号', '第 3 号']))
})

test('a failed next page keeps the rows and offers a retry at the end', async () => {
  pages = [page(['1'], true), null]
  open()
  await soon(() => expect(rows()).toHaveLength(1))
  act(() => seen())
  const retry = await screen.findByRole('button', { name: '加载失败，点击重试' })
  expect(rows()).toHaveLength(1)
  expect(screen.queryByText(/已保留上次数据/)).toBeNull()
  pages = [page(['1'], true), page(['2'], false)]
  fireEvent.click(retry)
  act(() => seen())
  await soon(() => expect(rows()).toHaveLength(2))
})

test('an empty list gives its reason', async () => {
  pages = [page([], false)]
  open()
  expect(await screen.findByRole('heading', { name: '还没有方案' })).toBeDefined()
})

test('a list that cannot be loaded says so and tries again', async () => {
  pages = [null]
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常,请稍后再试')
  pages = [page(['1'], false)]
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  await soon(() => expect(rows()).toEqual(['第 1 号']))
})
