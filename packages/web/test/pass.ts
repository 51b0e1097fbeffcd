import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Moves the time of what is shown, and lets everything that waited for it end. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
