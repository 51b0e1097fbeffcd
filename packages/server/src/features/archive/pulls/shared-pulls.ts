import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

export interface SharedPulls {
  /** Does something unless it was done within `againMs`. Who asks while it is being done waits for the same. */
  once(key: string, againMs: number, pull: (nowMs: number) => Promise<void>): Promise<void>
  /** Does something unless it is being done: then it waits for that. */
  while(key: string, work: () => Promise<void>): Promise<void>
  /** The next question does it anew. */
  forget(key: string): void
}

const KEPT = 4000

/** What this process is fetching or has fetched lately. */
export const sharedPulls: (ports: Ports) => SharedPulls = perApp(({ clock }) => {
  const pulls = new Map<string, { atMs: number; done: Promise<void> }>()
  const begin = (key: string, pull: (nowMs: number) => Promise<void>) => {
    const nowMs = clock.nowMs()
    const done = pull(nowMs).catch((error: unknown) => {
      pulls.delete(key)
      throw error
    })
    pulls.delete(key)
    pulls.set(key, { atMs: nowMs, done })
    if (pulls.size > KEPT) pulls.delete(pulls.keys().next().value!)
    return done
  }
  const running = new Map<string, Promise<void>>()
  return {
    while: (key, work) => {
      const done = running.get(key) ?? work().finally(() => running.delete(key))
      running.set(key, done)
      return done
    },
    once: (key, againMs, pull) => {
      const held = pulls.get(key)
      return held && clock.nowMs() - held.atMs < againMs ? held.done : begin(key, pull)
    },
    forget: (key) => void pulls.delete(key),
  }
})
