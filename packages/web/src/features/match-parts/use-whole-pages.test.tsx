import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useWholePages } from './use-whole-pages.ts'

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

type PageOf = (pageNo: number) => Promise<number>

function useNumbers(pageOf: PageOf, last: number) {
  const query = useInfiniteQuery({
    queryKey: ['numbers'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => pageOf(pageParam),
    getNextPageParam: (_last, all) => (all.length < last ? all.length + 1 : undefined),
  })
  return { whole: useWholePages(query), failed: query.isError, held: query.data?.pages }
}

function wholeOf(pageOf: PageOf, last: number) {
  const held = client()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={held}>{children}</QueryClientProvider>
  )
  return renderHook(() => useNumbers(pageOf, last), { wrapper }).result
}

test.each([1, 3])('of %i pages all are asked for, and only then it is whole', async (last) => {
  const result = wholeOf(async (pageNo) => pageNo, last)
  expect(result.current.whole).toBe(false)
  await waitFor(() => expect(result.current.whole).toBe(true))
  expect(result.current.held).toHaveLength(last)
})

test('a page that fails is not asked for without end, and nothing is called whole', async () => {
  let asked = 0
  const pageOf = async (pageNo: number) => {
    asked += 1
    if (pageNo === 2) throw new Error('no answer')
    return pageNo
  }
  const result = wholeOf(pageOf, 3)
  await waitFor(() => expect(result.current.failed).toBe(true))
  expect([asked, result.current.whole]).toEqual([2, false])
})
