import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextLive } from './text-live.tsx'

const line = (seq: number, more: Partial<TextEntry> = {}): TextEntry => ({
  seq,
  atMs: seq * 60_000,
  clock: `${seq}'`,
  side: 'home',
  text: `第 ${seq} 句`,
  important: false,
  score: { home: 0, away: 0 },
  ...more,
})
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1))
const first = () => screen.getAllByRole('listitem')[0]?.textContent

let tell: (entries: object[]) => void = () => {}
/** The head of the list is scrolled away above the screen. */
const scrollPast = () =>
  act(() =>
    tell([{ isIntersecting: false, boundingClientRect: { top: -300 }, rootBounds: { top: 100 } }]),
  )

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => vi.unstubAllGlobals())

test('the newest line stands first, important ones are bold, the rest comes when asked', () => {
  render(<TextLive lines={[...lines(19), line(20, { important: true })]} />)
  expect(first()).toBe("20'第 20 句")
  expect(screen.getByText('第 20 句').className).toContain('important')
  expect(screen.getAllByRole('listitem')).toHaveLength(15)
  fireEvent.click(screen.getByRole('button', { name: '查看全部 20 条' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
})

test('a new line joins at once while the head of the list is on screen', () => {
  const { rerender } = render(<TextLive lines={lines(3)} />)
  rerender(<TextLive lines={lines(4)} />)
  expect(first()).toBe("4'第 4 句")
})

test('while somebody reads further down, new lines wait behind a pill', () => {
  const { rerender } = render(<TextLive lines={lines(3)} />)
  scrollPast()
  rerender(<TextLive lines={lines(5)} />)
  expect(first()).toBe("3'第 3 句")
  fireEvent.click(screen.getByRole('button', { name: '有 2 条新内容' }))
  expect(first()).toBe("5'第 5 句")
  expect(screen.queryByRole('button', { name: /新内容/ })).toBeNull()
})

test('without a line there is no card', () => {
  const { container } = render(<TextLive lines={[]} />)
  expect(container.textContent).toBe('')
})
