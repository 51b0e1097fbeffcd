import { perApp } from './per-app.ts'
import type { Ports } from './ports.ts'

/** The three moments of something that is passed on: said by the feed, recorded here, sent to readers. */
export interface Passage {
  readonly saidAtMs: number
  readonly receivedAtMs: number
  readonly sentAtMs: number
}

export interface LatencyFigures {
  readonly count: number
  /** In milliseconds; the upper end of the bucket that holds the given share. */
  readonly half: number
  readonly ninetyFive: number
  readonly ninetyNine: number
  readonly most: number
}

export interface Latency {
  note(passage: Passage): void
  /** From the feed's moment to the moment of sending, and the part of it that was ours. */
  figures(): { readonly fromFeed: LatencyFigures; readonly inside: LatencyFigures }
}

/** How long changes take from the feed to the readers, counted since the start of this process. */
export const latencyOf: (ports: Ports) => Latency = perApp(() => {
  const [fromFeed, inside] = [histogram(), histogram()]
  return {
    note: ({ saidAtMs, receivedAtMs, sentAtMs }) => {
      fromFeed.add(sentAtMs - saidAtMs)
      inside.add(sentAtMs - receivedAtMs)
    },
    figures: () => ({ fromFeed: fromFeed.figures(), inside: inside.figures() }),
  }
})

const BUCKETS_MS = [
  5, 10, 25, 50, 100, 250, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000, 30_000, 60_000, 600_000,
]

function histogram() {
  const counts = new Uint32Array(BUCKETS_MS.length + 1)
  let count = 0
  let most = 0
  const bucketAt = (share: number) => {
    let left = count * share
    const at = counts.findIndex((held) => (left -= held) <= 0)
    return BUCKETS_MS[at] ?? most
  }
  return {
    add: (ms: number) => {
      const at = BUCKETS_MS.findIndex((end) => ms <= end)
      counts[at < 0 ? BUCKETS_MS.length : at]! += 1
      count += 1
      most = Math.max(most, ms)
    },
    figures: (): LatencyFigures => ({
      count,
      half: bucketAt(0.5),
      ninetyFive: bucketAt(0.95),
      ninetyNine: bucketAt(0.99),
      most,
    }),
  }
}
