import { afterEach, beforeEach, vi } from 'vitest'
import { changeShield } from '#sport/shield/shield.ts'

/** When every test of such a file begins. */
export const WATCHED_FROM_MS = 1_800_000_000_000

/** The tests of this file watch television, which is two minutes behind. */
export function watchTelevision(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: WATCHED_FROM_MS })
    changeShield({ delaySeconds: 120 })
  })
  afterEach(() => {
    changeShield({ delaySeconds: 0 })
    vi.useRealTimers()
  })
}
