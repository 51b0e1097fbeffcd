import { useSyncExternalStore } from 'react'
import { serverNowMs } from './clock.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function follow(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((each) => each()), 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * A value that depends on the time of day, looked at every second. The component is drawn again only
 * when the value differs, so it should be a text or a number.
 */
export const useTicking = <T extends string | number | boolean | null>(of: (nowMs: number) => T) =>
  useSyncExternalStore(follow, () => of(serverNowMs()))
