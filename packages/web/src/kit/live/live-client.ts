import type { LiveFrame, Topic } from '@linmen/contract'
import { Line, type LinePorts } from './line.ts'
import { cursorText, follow, type Cursor } from './live-cursor.ts'

export interface LiveHandlers<Snapshot, Delta> {
  readonly snapshot: (value: Snapshot) => void
  readonly delta: (value: Delta) => void
}

const RESYNC_SPREAD_MS = 2_000
/** The next page often listens too: the line waits for it. */
const IDLE_MS = 10_000

interface Reading {
  readonly topic: Topic
  readonly listeners: Set<LiveHandlers<any, any>>
  cursor: Cursor
  cancelResync: (() => void) | null
}

/** All topics of the app over one line. Every reader ends at the server's state, whatever got lost. */
export class LiveClient {
  readonly #ports: LinePorts
  readonly #line: Line
  readonly #readings = new Map<string, Reading>()
  #cancelIdle = () => {}

  constructor(ports: LinePorts) {
    this.#ports = ports
    this.#line = new Line(ports, {
      topics: () => [...this.#readings.keys()],
      ready: () => this.#ask([...this.#readings.keys()]),
      heard: (message) => this.#heard(message),
    })
  }

  subscribe<S, D>(topic: Topic<S, D>, handlers: LiveHandlers<S, D>): () => void {
    this.#cancelIdle()
    const reading = this.#readingOf(topic)
    reading.listeners.add(handlers)
    this.#ask([topic.name])
    this.#line.open()
    return () => this.#leave(reading, handlers)
  }

  wake(): void {
    this.#line.wake()
    if (this.#readings.size > 0) this.#line.open()
  }

  sleep(): void {
    this.#line.sleep()
  }

  #readingOf(topic: Topic): Reading {
    const known = this.#readings.get(topic.name)
    // A second listener has seen nothing yet, so the topic starts over with a snapshot.
    if (known) return Object.assign(known, { cursor: null })
    const reading = { topic, listeners: new Set<never>(), cursor: null, cancelResync: null }
    this.#readings.set(topic.name, reading)
    return reading
  }

  #leave(reading: Reading, handlers: LiveHandlers<any, any>): void {
    reading.listeners.delete(handlers)
    const { name } = reading.topic
    if (reading.listeners.size > 0 || this.#readings.get(name) !== reading) return
    this.#settle(reading)
    this.#readings.delete(name)
    this.#line.ask({ op: 'unsub', topics: [name] })
    if (this.#readings.size > 0) return
    this.#cancelIdle()
    this.#cancelIdle = this.#ports.later(() => this.#line.hangUp(), IDLE_MS)
  }

  #heard(message: string): void {
    const frame = frameOf(message)
    const reading = frame && this.#readings.get(frame.t)
    if (!frame || !reading) return
    const step = follow(reading.cursor, frame)
    if (step.take === 'resync') return this.#resyncLater(reading)
    reading.cursor = step.cursor
    if (step.take === 'snapshot') this.#settle(reading)
    if (step.take === 'snapshot' || step.take === 'delta') {
      const value: unknown = reading.topic[step.take].decode(step.value)
      for (const listener of [...reading.listeners]) listener[step.take](value)
    }
  }

  // Everybody who missed the same frame would otherwise ask in the same moment.
  #resyncLater(reading: Reading): void {
    reading.cancelResync ??= this.#ports.later(() => {
      reading.cancelResync = null
      this.#ask([reading.topic.name])
    }, this.#ports.random.unit() * RESYNC_SPREAD_MS)
  }

  #settle(reading: Reading): void {
    reading.cancelResync?.()
    reading.cancelResync = null
  }

  #ask(names: readonly string[]): void {
    const cursors = names.map((name) => [name, cursorText(this.#readings.get(name)!.cursor)])
    if (names.length > 0)
      this.#line.ask({ op: 'sub', topics: Object.fromEntries(cursors) as Record<string, string> })
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
