import type { LiveFrame, Topic } from '@linmen/contract'
import type { Clock } from './clock.ts'
import { cursorText, follow, type Cursor } from './live-cursor.ts'
import type { Connect, Connection } from './live-connection.ts'
import type { Random } from './random.ts'
import { createStore, type Store } from './store.ts'

export interface LiveHandlers<Snapshot, Delta> {
  readonly snapshot: (value: Snapshot) => void
  readonly delta: (value: Delta) => void
}

export type LiveStatus = 'live' | 'stale' | 'offline'
export interface LiveHealth {
  readonly status: LiveStatus
  /** When the server was last heard, in this device's time. */
  readonly lastAtMs: number
}

export const STALE_AFTER_MS = 25_000
export const RESYNC_SPREAD_MS = 2_000
const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 30_000
const SOCKET_TRIES = 2

export interface LivePorts {
  readonly clock: Clock
  readonly random: Pick<Random, 'unit'>
  readonly socket: Connect
  readonly stream: Connect
  later(run: () => void, ms: number): () => void
}

interface Reading {
  readonly topic: Topic
  readonly listeners: Set<LiveHandlers<any, any>>
  cursor: Cursor
  resync: (() => void) | null
}

export interface LiveClient {
  readonly health: Store<LiveHealth>
  subscribe<S, D>(topic: Topic<S, D>, handlers: LiveHandlers<S, D>): () => void
  /** The device woke up or came back online: do not wait for the next attempt. */
  wake(): void
  /** The device sleeps or went offline: nothing to keep open. */
  sleep(): void
}

/** One line for all topics of the page; it comes back by itself and asks for what it missed. */
export function createLiveClient(ports: LivePorts): LiveClient {
  const readings = new Map<string, Reading>()
  const health = createStore<LiveHealth>({ status: 'offline', lastAtMs: 0 })
  let line: Connection | null = null
  let failures = 0
  let asleep = false
  let stopTimer = () => {}
  let stopRetry = () => {}

  const cursors = (names: Iterable<string> = readings.keys()) =>
    Object.fromEntries([...names].map((name) => [name, cursorText(readings.get(name)!.cursor)]))

  const connect = () => {
    stopRetry()
    if (line || asleep || readings.size === 0) return
    const way = failures >= SOCKET_TRIES && failures % 2 === 0 ? ports.stream : ports.socket
    line = way({ opened, heard, closed }, cursors)
  }
  const opened = () => {
    mark('live')
    line?.ask({ op: 'sub', topics: cursors() })
  }
  const heard = (message: string) => {
    failures = 0
    mark('live')
    const frame = frameOf(message)
    const reading = frame && readings.get(frame.t)
    if (frame && reading) take(reading, frame)
  }
  const closed = () => {
    line = null
    stopTimer()
    setStatus('offline')
    const ceiling = Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** failures)
    failures += 1
    stopRetry()
    // Full jitter: after a restart of the server not everybody knocks at once.
    stopRetry = ports.later(connect, ceiling * (0.5 + ports.random.unit() / 2))
  }
  const hangUp = () => {
    line?.close()
    line = null
    stopTimer()
    stopRetry()
  }
  const mark = (status: LiveStatus) => {
    health.set({ status, lastAtMs: ports.clock.nowMs() })
    stopTimer()
    stopTimer = ports.later(() => {
      setStatus('stale')
      line?.close()
      closed()
    }, STALE_AFTER_MS)
  }
  const setStatus = (status: LiveStatus) => health.set({ ...health.get(), status })

  const take = (reading: Reading, frame: LiveFrame) => {
    const step = follow(reading.cursor, frame)
    if (step.take === 'resync') return resyncLater(reading)
    reading.cursor = step.cursor
    if (step.take === 'snapshot' || step.take === 'delta') deliver(reading, step.take, step.value)
  }
  const deliver = (reading: Reading, kind: 'snapshot' | 'delta', wire: unknown) => {
    if (kind === 'snapshot') stopResync(reading)
    const value: unknown = reading.topic[kind].decode(wire)
    reading.listeners.forEach((listener) => listener[kind](value))
  }
  // Everybody who missed the same frame would otherwise ask in the same moment.
  const resyncLater = (reading: Reading) => {
    reading.resync ??= ports.later(() => {
      reading.resync = null
      line?.ask({ op: 'sub', topics: cursors([reading.topic.name]) })
    }, ports.random.unit() * RESYNC_SPREAD_MS)
  }
  const stopResync = (reading: Reading) => {
    reading.resync?.()
    reading.resync = null
  }

  return {
    health,
    subscribe(topic, handlers) {
      const known = readings.get(topic.name)
      const reading = known ?? { topic, listeners: new Set(), cursor: null, resync: null }
      readings.set(topic.name, reading)
      reading.listeners.add(handlers)
      // A second listener has seen nothing yet, so the topic starts over with a snapshot.
      if (known) known.cursor = null
      line?.ask({ op: 'sub', topics: cursors([topic.name]) })
      connect()
      return () => {
        reading.listeners.delete(handlers)
        if (reading.listeners.size > 0 || readings.get(topic.name) !== reading) return
        stopResync(reading)
        readings.delete(topic.name)
        line?.ask({ op: 'unsub', topics: [topic.name] })
        if (readings.size === 0) hangUp()
      }
    },
    wake() {
      asleep = false
      failures = 0
      connect()
    },
    sleep() {
      asleep = true
      hangUp()
      setStatus('offline')
    },
  }
}

function frameOf(message: string): LiveFrame | null {
  try {
    const value = JSON.parse(message) as unknown
    return typeof value === 'object' && value !== null && 't' in value ? (value as LiveFrame) : null
  } catch {
    return null
  }
}
