import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OverlayHost } from '#ui/overlay/overlay-host.tsx'
import { closeAllOverlays } from '#ui/overlay/overlay-store.ts'
import { toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<OverlayHost />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const spoken = () => screen.getByRole('status').textContent

test('R-UI-002 a toast stays two seconds unless told otherwise', () => {
  act(() => toast('已关注'))
  pass(1999)
  expect(spoken()).toBe('已关注')
  pass(1)
  expect(spoken()).toBe('')
})

test('a toast may last longer', () => {
  act(() => toast('长按图片保存', 3000))
  pass(2999)
  expect(spoken()).toBe('长按图片保存')
  pass(1)
  expect(spoken()).toBe('')
})

test('a new toast replaces the old one and has its full time', () => {
  act(() => toast('第一条'))
  pass(1500)
  act(() => toast('第二条'))
  pass(1999)
  expect(spoken()).toBe('第二条')
  expect(screen.queryByText('第一条')).toBeNull()
})

test('closing all overlays leaves a toast its time', () => {
  act(() => toast('购买成功'))
  act(() => closeAllOverlays())
  expect(spoken()).toBe('购买成功')
})

describe('its place', () => {
  const lay = (element: Element, top: number, height: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height))
  const bubbleAt = (top: number, height: number) =>
    vi.spyOn(HTMLSpanElement.prototype, 'getBoundingClientRect').mockReturnValue({
      ...new DOMRect(),
      top,
      bottom: top + height,
    })
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['is over the bar where a field lies below it', 130, 56, true],
    ['is the usual one where the field lies elsewhere', 202, 56, false],
    ['is the usual one over a title for the ear alone', 130, 1, false],
  ])('%s', (_, top, height, high) => {
    bubbleAt(104, 44)
    render(<input aria-label="手机号" />)
    lay(screen.getByLabelText('手机号'), top, height)
    act(() => toast('请先同意'))
    const bubble = document.querySelector('[popover]')
    expect(bubble?.className.includes('high')).toBe(high)
  })
})
