import { useInfiniteQuery } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showHook } from '#test/show.tsx'
import { useWholePages } from './use-whole-pages.ts'

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

const wholeOf = (pageOf: PageOf, last: number) => showHook(() => useNumbers(pageOf, last)).result

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
