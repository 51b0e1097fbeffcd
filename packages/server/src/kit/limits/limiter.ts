import type { Clock } from '#kit/environment.ts'

interface Window {
  endsAtMs: number
  count: number
}

export interface Limiter {
  /** Counts one and returns 0, or, when the window is full, the milliseconds until it ends. */
  take(key: string): number
  /** Milliseconds until the key may go on, 0 when it may now. Counts nothing. */
  waitMs(key: string): number
  forget(key: string): void
}

// Old windows are dropped when the map has doubled since the last time: no timer, no slow leak.
const FIRST_SWEEP = 1000

/** So many in each window, counted in this process. */
export function limiter(
  clock: Clock,
  { most, windowMs }: { most: number; windowMs: number },
): Limiter {
  const windows = new Map<string, Window>()
  let sweepAt = FIRST_SWEEP
  const sweep = (nowMs: number) => {
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(key)
    sweepAt = Math.max(FIRST_SWEEP, windows.size * 2)
  }
  const current = (key: string, nowMs: number): Window | undefined => {
    const window = windows.get(key)
    return window && window.endsAtMs > nowMs ? window : undefined
  }
  const waitMs = (key: string): number => {
    const nowMs = clock.nowMs()
    const window = current(key, nowMs)
    return window && window.count >= most ? window.endsAtMs - nowMs : 0
  }
  const take = (key: string): number => {
    const wait = waitMs(key)
    if (wait > 0) return wait
    const nowMs = clock.nowMs()
    if (windows.size >= sweepAt) sweep(nowMs)
    const window = current(key, nowMs) ?? { endsAtMs: nowMs + windowMs, count: 0 }
    window.count += 1
    windows.set(key, window)
    return 0
  }
  return { take, waitMs, forget: (key) => void windows.delete(key) }
}
