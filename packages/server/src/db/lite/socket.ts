import { Duplex } from 'node:stream'
import type { Mux, Peer } from './mux.ts'
import { asksForSsl, message, messagesOf, startupLength } from './protocol.ts'

type Done = (error?: Error | null) => void

/** Looks like a TCP socket to the driver; behind it is the embedded database. */
export class LiteSocket extends Duplex implements Peer {
  readonly #mux: Mux
  #pending: Buffer = Buffer.alloc(0)
  #started = false

  constructor(mux: Mux) {
    super()
    this.#mux = mux
  }

  deliver(bytes: Buffer): void {
    this.push(bytes)
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  // What the driver calls on a real socket and what has no meaning here.
  setNoDelay = () => this
  setKeepAlive = () => this
  setTimeout = () => this
  ref = () => this
  unref = () => this

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#accept(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#accept(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#mux.leave(this)
    done(error)
  }

  #accept(chunk: Buffer, done: Done): void {
    const bytes = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk
    const length = this.#started ? this.#wholeLength(bytes) : this.#startupLength(bytes)
    if (length === null) return done()
    this.#pending = bytes.subarray(length)
    if (length === 0) return done()
    this.#mux.submit(this, bytes.subarray(0, length)).then((reply) => {
      if (reply.length > 0 && !this.destroyed) this.push(reply)
      done()
    }, done)
  }

  /** How many bytes form whole messages; null when the driver said goodbye. */
  #wholeLength(bytes: Buffer): number | null {
    let length = 0
    for (const each of messagesOf(bytes)) {
      if (each.type === message.terminate) {
        this.push(null)
        this.#mux.leave(this)
        return null
      }
      length = each.to
    }
    return length
  }

  #startupLength(bytes: Buffer): number | null {
    const length = startupLength(bytes)
    if (length > 0 && asksForSsl(bytes)) {
      this.push(Buffer.from('N'))
      this.#pending = Buffer.alloc(0)
      return null
    }
    this.#started = length > 0
    return length
  }
}
