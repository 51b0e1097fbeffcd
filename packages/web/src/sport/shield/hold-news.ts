import { releasedAt, type Arrived } from '@linmen/domain/shield/delay-line.ts'
import { serverNowMs } from '#kit/clock.ts'
import { delayMs, shield } from './shield.ts'

export interface NewsPorts {
  nowMs(): number
  delayMs(): number
  /** Runs something later; the answer cancels it. */
  later(run: () => void, ms: number): () => void
}

/** News in the order they came, each given out when television shows it. */
export function createNewsQueue({ nowMs, delayMs: delay, later }: NewsPorts) {
  let queue: Arrived<() => void>[] = []
  let stopWaiting = () => {}

  const release = () => {
    const now = nowMs()
    const { due, rest } = releasedAt(queue, now, delay())
    // Nothing came later than now: where the clock was set back, nothing waits longer than television is late.
    queue = rest.map((each) => ({ ...each, atMs: Math.min(each.atMs, now) }))
    due.forEach((run) => run())
    wait()
  }

  const wait = () => {
    stopWaiting()
    const [next] = queue
    if (next) stopWaiting = later(release, Math.max(0, next.atMs + delay() - nowMs()))
  }

  return {
    hold(run: () => void): void {
      if (delay() === 0 && queue.length === 0) return run()
      // A clock that was set back must not let anything overtake what came before.
      queue.push({ atMs: Math.max(nowMs(), queue.at(-1)?.atMs ?? 0), value: run })
      if (queue.length === 1) wait()
    },
    /** The delay is another one: some of what waits may be due. */
    release,
  }
}

const news = createNewsQueue({
  nowMs: serverNowMs,
  delayMs,
  later(run, ms) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})
shield.subscribe(news.release)

/** Runs something as late as television shows it; at once without a delay. */
export const holdNews = news.hold
