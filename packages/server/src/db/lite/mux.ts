import { setImmediate as breathe } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import { closeStatement, message, messagesOf, parsedName, simpleQuery } from './protocol.ts'

/** One virtual connection, as the multiplexer sees it. */
export interface Peer {
  /** Bytes that arrive without having been asked for: notifications. */
  deliver(bytes: Buffer): void
}

interface Waiting {
  readonly peer: Peer
  readonly request: Buffer
  readonly resolve: (reply: Buffer) => void
  readonly reject: (error: Error) => void
}

const DEFAULT_STALL_MS = 5000
/** Written and read: a few milliseconds of work. */
const SLICE_BYTES = 16 * 1024
const ROLLBACK = simpleQuery('ROLLBACK')

/**
 * Shares one database session among many connections of the ordinary driver. While a connection
 * has a transaction open, all others wait; statement names and notifications are kept apart.
 */
export class Mux {
  readonly #engine: Engine
  readonly #stallMs: number
  #queue: Waiting[] = []
  #busy = false
  #moved = 0
  #owner: Peer | null = null
  #stalled: NodeJS.Timeout | undefined
  readonly #statementOwner = new Map<string, Peer>()
  readonly #listening = new Set<Peer>()

  constructor(engine: Engine, stallMs = DEFAULT_STALL_MS) {
    this.#engine = engine
    this.#stallMs = stallMs
  }

  submit(peer: Peer, request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ peer, request, resolve, reject })
      void this.#pump()
    })
  }

  /** A connection has gone: forget what it waited for and undo what it left open. */
  leave(peer: Peer): void {
    this.#listening.delete(peer)
    for (const waiting of this.#queue.filter((each) => each.peer === peer))
      waiting.reject(new Error('connection closed'))
    this.#queue = this.#queue.filter((each) => each.peer !== peer)
    if (this.#queue.length === 0) this.#goOn()
    if (this.#owner === peer) void this.#rollback()
  }

  async #rollback(): Promise<void> {
    await this.#engine.run(ROLLBACK)
    this.#owner = null
    await this.#pump()
  }

  async #pump(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        this.#goOn()
        await this.#serve(next)
        await this.#rest()
      }
    } finally {
      this.#busy = false
    }
    // Whoever waits now waits for a transaction whose owner says nothing.
    if (this.#queue.length > 0) this.#stalled ??= setTimeout(() => this.#giveUp(), this.#stallMs)
  }

  #goOn(): void {
    clearTimeout(this.#stalled)
    this.#stalled = undefined
  }

  /** The database works in this thread: after much of it everybody else gets a turn, also within a transaction. */
  async #rest(): Promise<void> {
    if (this.#moved < SLICE_BYTES) return
    this.#moved = 0
    await breathe()
  }

  #next(): Waiting | undefined {
    const at = this.#owner ? this.#queue.findIndex((each) => each.peer === this.#owner) : 0
    return at < 0 ? undefined : this.#queue.splice(at, 1)[0]
  }

  async #serve({ peer, request, resolve, reject }: Waiting): Promise<void> {
    try {
      const { reply, inTransaction } = await this.#engine.run(this.#claimStatements(peer, request))
      this.#owner = inTransaction ? peer : null
      this.#moved += request.length + reply.length
      this.#passNotifications(peer, reply)
      resolve(reply)
    } catch (error) {
      this.#owner = null
      reject(error as Error)
    }
  }

  // Without this, a query sent past the open transaction of the same request would wait for ever. A transaction that
  // goes on is waited for however long it takes: a busy machine is no mistake.
  #giveUp(): void {
    this.#goOn()
    const error = new Error('a query outside the open transaction waited too long')
    for (const { reject } of this.#queue.splice(0)) reject(Object.assign(error, { code: '55P03' }))
  }

  // Statement names live in the session, which all connections share: a name that another
  // connection has parsed is closed first.
  #claimStatements(peer: Peer, request: Buffer): Buffer {
    if (request[0] === 0) return request
    this.#noticeListen(peer, request)
    const parts: Buffer[] = []
    let copied = 0
    for (const each of messagesOf(request)) {
      if (each.type !== message.parse) continue
      const name = parsedName(request, each)
      if (name === '') continue
      const owner = this.#statementOwner.get(name)
      if (owner && owner !== peer) {
        parts.push(request.subarray(copied, each.from), closeStatement(name))
        copied = each.from
      }
      this.#statementOwner.set(name, peer)
    }
    return copied === 0 && parts.length === 0
      ? request
      : Buffer.concat([...parts, request.subarray(copied)])
  }

  #noticeListen(peer: Peer, request: Buffer): void {
    if (request[0] !== message.query) return
    if (/^\s*listen\b/i.test(request.toString('latin1', 5, 40))) this.#listening.add(peer)
  }

  // A notification comes out of whichever batch ran next; it belongs to those who listen.
  #passNotifications(peer: Peer, reply: Buffer): void {
    if (this.#listening.size === 0) return
    for (const each of messagesOf(reply)) {
      if (each.type !== message.notification) continue
      const bytes = Buffer.from(reply.subarray(each.from, each.to))
      for (const listener of this.#listening) if (listener !== peer) listener.deliver(bytes)
    }
  }
}
