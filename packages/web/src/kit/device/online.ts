import { serverNowMs } from '#kit/clock.ts'
import { createStore, useStore } from '#kit/store.ts'

/** Whether the device has a network at all. */
const online = createStore(navigator.onLine)
let stoppedAtMs: number | null = null

/** The live look of chips is for what is live. */
const mark = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine)

const look = () => {
  if (!navigator.onLine && online.get()) stoppedAtMs = serverNowMs()
  if (navigator.onLine) stoppedAtMs = null
  online.set(navigator.onLine)
  mark()
}
mark()
addEventListener('online', look)
addEventListener('offline', look)

export const useOnline = (): boolean => useStore(online)

/** Where a bar above says that there is no network, the failed refresh below it need not say so again. */
export function useToldOffline<T extends { data: unknown; error: unknown }>(query: T): T {
  const told = !useOnline() && query.data !== undefined
  return told ? { ...query, error: null } : query
}

/** Answers of an earlier visit are shown: clocks of matches stand where these were read. */
export function shownFrom(atMs: number): void {
  if (!navigator.onLine) stoppedAtMs = Math.max(stoppedAtMs ?? 0, atMs)
}

/** The moment up to which matches are known. Without a network no clock of a match runs on. */
export const knownUntilMs = (nowMs: number): number => Math.min(nowMs, stoppedAtMs ?? nowMs)
