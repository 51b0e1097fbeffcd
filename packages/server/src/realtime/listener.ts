import type { Frame } from './frame.ts'
import type { Viewer } from './viewer.ts'
import type { LivePlace } from './live-shares.ts'
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

interface Placed {
  readonly place: Pick<LivePlace, 'takeTopic'>
}

interface Desk {
  /** False when there is no such topic for this client. */
  subscribe(listener: Listener, topic: string, cursor: string): boolean
  unsubscribe(topic: string): void
  leave(): void
}

// A reader that is this far behind gets nothing more until it has caught up.
const MAX_BUFFERED = 256 * 1024
const TOPIC = /^[\w.:-]{1,80}$/

/** One client and the place it has reached in each topic it reads. */
export class Listener {
  readonly viewer: Viewer
  readonly outlet: Outlet
  readonly #desk: Desk
  readonly #place: Pick<LivePlace, 'takeTopic'>
  readonly #reached = new Map<string, string>()
  /** Gives a topic back to those who share the line. */
  readonly #release = new Map<string, () => void>()
  #lagging = false

  constructor({ viewer, outlet, place }: Pick<Listener, 'viewer' | 'outlet'> & Placed, desk: Desk) {
    this.viewer = viewer
    this.outlet = outlet
    this.#place = place
    this.#desk = desk
  }

  subscribe(topics: Readonly<Record<string, unknown>>): void {
    for (const [topic, cursor] of Object.entries(topics)) {
      if (!TOPIC.test(topic) || !this.#hold(topic)) continue
      if (!this.#desk.subscribe(this, topic, typeof cursor === 'string' ? cursor : ''))
        this.#letGo(topic)
    }
  }

  unsubscribe(topics: readonly unknown[]): void {
    for (const topic of topics) {
      if (typeof topic !== 'string') continue
      this.#letGo(topic)
      this.#desk.unsubscribe(topic)
    }
  }

  leave(): void {
    this.unsubscribe([...this.#release.keys()])
    this.#desk.leave()
  }

  /** Says something that is worth nothing later. */
  tell(frame: Frame): void {
    if (!this.#isBehind()) this.outlet.write(frame)
  }

  /** Sends what the client missed since its cursor; later, if it has not even read what it was sent. */
  catchUp(log: TopicLog, cursor: string): void {
    if (this.#isBehind()) return void this.#reached.set(log.name, cursor)
    this.#reached.set(log.name, log.cursor)
    for (const frame of log.since(cursor)) this.outlet.write(frame)
  }

  /** Sends a new change, unless the client cannot keep up: then it catches up once it has drained. */
  pass(frame: Frame, cursor: string): void {
    if (this.#isBehind()) return
    this.outlet.write(frame)
    this.#reached.set(frame.topic, cursor)
  }

  #hold(topic: string): boolean {
    if (this.#release.has(topic)) return true
    const release = this.#place.takeTopic()
    if (release) this.#release.set(topic, release)
    return release !== null
  }

  #letGo(topic: string): void {
    this.#release.get(topic)?.()
    this.#release.delete(topic)
    this.#reached.delete(topic)
  }

  #isBehind(): boolean {
    if (!this.#lagging && this.outlet.buffered() > MAX_BUFFERED) this.#waitForDrain()
    return this.#lagging
  }

  #waitForDrain(): void {
    this.#lagging = true
    this.outlet.onceDrained(() => {
      this.#lagging = false
      for (const [topic, cursor] of [...this.#reached]) this.#desk.subscribe(this, topic, cursor)
    })
  }
}
