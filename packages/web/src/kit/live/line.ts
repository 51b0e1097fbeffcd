import type { LiveRequest } from '@linmen/contract'
import type { Store } from '#kit/store.ts'
import type { Connect, Connection } from './connection.ts'

export type LiveStatus = 'live' | 'stale' | 'offline'

export interface LiveHealth {
  readonly status: LiveStatus
  /** When the server was last heard, to the second, in this device's time. */
  readonly lastAtMs: number
}

export interface LinePorts {
  readonly clock: { nowMs(): number }
  readonly random: { unit(): number }
  /** Where the state of the line is written, for badges to read. */
  readonly health: Store<LiveHealth>
  readonly socket: Connect
  readonly stream: Connect
  /** Runs something later; the answer cancels it. */
  later(run: () => void, ms: number): () => void
}

export interface LineUser {
  topics(): readonly string[]
  /** A new connection stands: ask for everything again. */
  ready(): void
  heard(message: string): void
}

const ANSWER_MS = 10_000
const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 30_000
/** After so many sockets in a row that never spoke, every second attempt is a stream. */
const SOCKET_TRIES = 2

const noTimer = () => {}

/** A connection that comes back by itself: later and later, and never in step with the others. */
export class Line {
  readonly #ports: LinePorts
  readonly #user: LineUser
  #connection: Connection | null = null
  #failures = 0
  #asleep = false
  #cancelWatch = noTimer
  #cancelRetry = noTimer

  constructor(ports: LinePorts, user: LineUser) {
    this.#ports = ports
    this.#user = user
  }

  open(): void {
    this.#cancelRetry()
    if (this.#connection || this.#asleep) return
    const streams = this.#failures >= SOCKET_TRIES && this.#failures % 2 === 0
    const connect = streams ? this.#ports.stream : this.#ports.socket
    this.#connection = connect(
      {
        opened: () => this.#opened(),
        heard: (message) => this.#heard(message),
        closed: () => this.#closed(),
      },
      () => this.#user.topics(),
    )
    this.#watch(ANSWER_MS, () => this.#giveUp())
  }

  ask(request: LiveRequest): void {
    this.#connection?.ask(request)
  }

  hangUp(): void {
    this.#drop()
    this.#cancelRetry()
    this.#say('offline')
  }

  /** The device woke up or came back online: do not wait for the next attempt. */
  wake(): void {
    this.#asleep = false
    this.#failures = 0
  }

  sleep(): void {
    this.#asleep = true
    this.hangUp()
  }

  #opened(): void {
    this.#alive()
    this.#user.ready()
  }

  #heard(message: string): void {
    this.#failures = 0
    this.#alive()
    this.#user.heard(message)
  }

  #alive(): void {
    const { health, clock } = this.#ports
    const { status, lastAtMs } = health.get()
    // Whole pages follow the health of the line: fifty messages in a second are one state.
    if (status !== 'live' || clock.nowMs() - lastAtMs >= 1000)
      health.set({ status: 'live', lastAtMs: clock.nowMs() })
    this.#watch(this.#connection?.patienceMs ?? ANSWER_MS, () => {
      this.#connection?.knock()
      this.#watch(ANSWER_MS, () => this.#giveUp())
    })
  }

  /** Half-open lines never close by themselves. */
  #giveUp(): void {
    this.#say('stale')
    this.#drop()
    this.#retryLater()
  }

  #closed(): void {
    this.#drop()
    this.#say('offline')
    this.#retryLater()
  }

  #retryLater(): void {
    const ceiling = Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** this.#failures)
    this.#failures += 1
    this.#cancelRetry()
    const ms = ceiling * (0.5 + this.#ports.random.unit() / 2)
    this.#cancelRetry = this.#ports.later(() => this.open(), ms)
  }

  #drop(): void {
    this.#cancelWatch()
    this.#connection?.close()
    this.#connection = null
  }

  #watch(ms: number, run: () => void): void {
    this.#cancelWatch()
    this.#cancelWatch = this.#ports.later(run, ms)
  }

  #say(status: LiveStatus): void {
    const { health } = this.#ports
    health.set({ ...health.get(), status })
  }
}
