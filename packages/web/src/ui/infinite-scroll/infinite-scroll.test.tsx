import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfiniteScroll } from './infinite-scroll.tsx'

let watches: ((entries: { isIntersecting: boolean }[]) => void)[] = []

beforeEach(() => {
  watches = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        watches.push(report)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const comeIntoView = () => act(async () => watches.at(-1)?.([{ isIntersecting: true }]))

test('coming into view asks for one page', async () => {
  const loadMore = vi.fn(() => new Promise(() => {}))
  render(<InfiniteScroll hasMore loadMore={loadMore} />)
  await comeIntoView()
  expect(loadMore).toHaveBeenCalledTimes(1)
  expect(watches).toHaveLength(1)
})

test('a page that leaves the end in view asks for the next one', async () => {
  const loadMore = vi.fn(async () => {})
  render(<InfiniteScroll hasMore loadMore={loadMore} />)
  await comeIntoView()
  expect(watches).toHaveLength(2)
  await comeIntoView()
  expect(loadMore).toHaveBeenCalledTimes(2)
})

test('a failure waits for the reader to try again', async () => {
  const loadMore = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null)
  render(<InfiniteScroll hasMore loadMore={loadMore} />)
  await comeIntoView()
  fireEvent.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
  await comeIntoView()
  expect(loadMore).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a complete list says so and watches nothing', () => {
  render(<InfiniteScroll hasMore={false} loadMore={async () => {}} />)
  expect(screen.getByRole('status').textContent).toBe('没有更多了')
  expect(watches).toHaveLength(0)
})
