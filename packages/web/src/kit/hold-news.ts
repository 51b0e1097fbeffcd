import { releasedAt, type Arrived } from '@linmen/domain/shield/delay-line.ts'
import { serverNowMs } from './clock.ts'
import { delayMs, shield } from './shield.ts'

export interface NewsPorts {
  nowMs(): number
  delayMs(): number
  later(run: () => void, ms: number): unknown
}

/** News in the order they came, each given out when television shows it. */
export function createNewsQueue({ nowMs, delayMs: delay, later }: NewsPorts) {
  let queue: Arrived<() => void>[] = []
  let waiting = false

  const release = () => {
    const { due, rest } = releasedAt(queue, nowMs(), delay())
    queue = [...rest]
    due.forEach((run) => run())
    wait()
  }

  const wait = () => {
    const [next] = queue
    if (!next || waiting) return
    waiting = true
    later(
      () => {
        waiting = false
        release()
      },
      Math.max(0, next.atMs + delay() - nowMs()),
    )
  }

  return {
    hold(run: () => void): void {
      if (delay() === 0 && queue.length === 0) return run()
      // A clock that was set back must not let anything overtake what came before.
      queue.push({ atMs: Math.max(nowMs(), queue.at(-1)?.atMs ?? 0), value: run })
      wait()
    },
    /** The delay is another one: some of what waits may be due. */
    release,
  }
}

const news = createNewsQueue({
  nowMs: serverNowMs,
  delayMs,
  later: (run, ms) => setTimeout(run, ms),
})
shield.subscribe(news.release)

/** Runs something as late as television shows it; at once without a delay. */
export const holdNews = news.hold
