import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingLine } from './loading-line.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['5 s', undefined, 5000],
  ['2 s where a list asks for it', 2000, 2000],
])('R-UI-001 the loading line is gone after %s', (_name, ms, lastMs) => {
  render(<LoadingLine {...(ms !== undefined && { ms })} />)
  act(() => void vi.advanceTimersByTime(lastMs - 1))
  expect(screen.getByRole('progressbar', { name: '加载中' })).toBeDefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
