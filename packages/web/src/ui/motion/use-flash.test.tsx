import { act, render, renderHook, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFlash } from './use-flash.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first value does not flash', () => {
  expect(renderHook(() => useFlash('1.92', 1500)).result.current).toBe(false)
})

test('a change flashes for the given time and then stops', () => {
  const { result, rerender } = renderHook(({ value }) => useFlash(value, 1500), {
    initialProps: { value: '1.92' },
  })
  rerender({ value: '1.95' })
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(1499))
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})

test('a page that was put aside in the middle of a flash comes back without it', () => {
  const Price = ({ value }: { value: string }) => <b>{useFlash(value, 1500) ? 'lit' : value}</b>
  const page = (value: string, mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Price value={value} />
    </Activity>
  )
  const { rerender } = render(page('1.92', 'visible'))
  rerender(page('1.95', 'visible'))
  expect(screen.getByText('lit')).toBeDefined()
  rerender(page('1.95', 'hidden'))
  rerender(page('1.95', 'visible'))
  expect(screen.getByText('1.95')).toBeDefined()
})
