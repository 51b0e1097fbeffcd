/** The way to the other processes on the same data. Nobody hears what they sent themselves. */
export interface Relay {
  send(channel: string, message: unknown): void
  on(channel: string, hear: (message: unknown) => void): void
  /** Calls after the line was down: messages may have been lost, so what was derived from them is read anew. */
  onGap(then: () => void): void
  close(): Promise<void>
}

/** The only process there is. */
export const soleProcessRelay = (): Relay => ({
  send: () => {},
  on: () => {},
  onGap: () => {},
  close: async () => {},
})

export interface RelayNames {
  /** This process. */
  readonly self: string
  /** All processes on the same data. */
  readonly installation: string
  /** Gets what could not be read or taken in. */
  readonly stray: (error: unknown) => void
}

/** Who listens to what, shared by the drivers. */
export class Subscribers {
  readonly #channels = new Map<string, ((message: unknown) => void)[]>()
  readonly #gaps: (() => void)[] = []
  /** What the drivers call the line: two installations on one Redis do not hear each other. */
  readonly line: string
  readonly #self: string
  readonly #stray: (error: unknown) => void

  constructor({ self, installation, stray }: RelayNames) {
    this.line = `linmen:${installation}`
    this.#self = self
    this.#stray = stray
  }

  on(channel: string, hear: (message: unknown) => void): void {
    this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), hear])
  }

  onGap(then: () => void): void {
    this.#gaps.push(then)
  }

  gap(): void {
    for (const then of this.#gaps) this.#guard(then)
  }

  envelope = (channel: string, message: unknown): string =>
    JSON.stringify([this.#self, channel, message])

  /** Opens a message and hands it to whoever listens, unless it is our own. Anybody may have sent it. */
  hear(text: string): void {
    this.#guard(() => {
      const [from, channel, message] = opened(text)
      if (from === this.#self) return
      for (const hear of this.#channels.get(channel) ?? []) this.#guard(() => hear(message))
    })
  }

  #guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.#stray(error)
    }
  }
}

function opened(text: string): [from: string, channel: string, message: unknown] {
  const told: unknown = JSON.parse(text)
  if (!Array.isArray(told) || typeof told[0] !== 'string' || typeof told[1] !== 'string')
    throw new TypeError('not a message of ours')
  return [told[0], told[1], told[2]]
}
