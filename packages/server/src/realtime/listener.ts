import type { Frame } from './frame.ts'
import type { Viewer } from './hub.ts'
import type { TopicLog } from './topic-log.ts'

/** The way out to one client. */
export interface Outlet {
  write(frame: Frame): void
  /** Bytes that the client has not taken yet. */
  buffered(): number
  /** Calls once, when the client has taken them. */
  onceDrained(then: () => void): void
  end(): void
}

interface Desk {
  subscribe(listener: Listener, topic: string, cursor: string): void
  unsubscribe(topic: string): void
  leave(): void
}

// A reader that is this far behind gets nothing more until it has caught up.
const MAX_BUFFERED = 256 * 1024
const MAX_TOPICS = 64
const TOPIC = /^[\w.:-]{1,80}$/

/** One client and the place it has reached in each topic it reads. */
export class Listener {
  readonly viewer: Viewer
  readonly outlet: Outlet
  readonly #desk: Desk
  readonly #reached = new Map<string, string>()
  #lagging = false

  constructor(viewer: Viewer, outlet: Outlet, desk: Desk) {
    this.viewer = viewer
    this.outlet = outlet
    this.#desk = desk
  }

  subscribe(topics: Readonly<Record<string, unknown>>): void {
    for (const [topic, cursor] of Object.entries(topics)) {
      if (!TOPIC.test(topic) || this.#reached.size >= MAX_TOPICS) continue
      this.#desk.subscribe(this, topic, typeof cursor === 'string' ? cursor : '')
    }
  }

  unsubscribe(topics: readonly unknown[]): void {
    for (const topic of topics) {
      if (typeof topic !== 'string') continue
      this.#reached.delete(topic)
      this.#desk.unsubscribe(topic)
    }
  }

  leave(): void {
    this.#reached.clear()
    this.#desk.leave()
  }

  tell(frame: Frame): void {
    this.outlet.write(frame)
  }

  /** Sends what the client missed since its cursor. */
  catchUp(log: TopicLog, cursor: string): void {
    this.#reached.set(log.name, log.cursor)
    for (const frame of log.since(cursor)) this.outlet.write(frame)
  }

  /** Sends a new change, unless the client cannot keep up: then it catches up once it has drained. */
  pass(log: TopicLog, frame: Frame): void {
    if (this.#lagging) return
    if (this.outlet.buffered() > MAX_BUFFERED) return this.#waitForDrain()
    this.outlet.write(frame)
    this.#reached.set(log.name, log.cursorAt(frame.seq))
  }

  #waitForDrain(): void {
    this.#lagging = true
    this.outlet.onceDrained(() => {
      this.#lagging = false
      for (const [topic, cursor] of [...this.#reached]) this.#desk.subscribe(this, topic, cursor)
    })
  }
}
