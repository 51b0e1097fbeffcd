/** The way to the other processes on the same data. Nobody hears what they sent themselves. */
export interface Relay {
  send(channel: string, message: unknown): void
  on(channel: string, hear: (message: unknown) => void): void
  /** Calls after the line was down: messages may have been lost, so what was derived from them is read anew. */
  onGap(then: () => void): void
  close(): Promise<void>
}

/** The only process there is. */
export const aloneRelay = (): Relay => ({
  send: () => {},
  on: () => {},
  onGap: () => {},
  close: async () => {},
})

/** Who listens to what, shared by the drivers. */
export class Ears {
  readonly #channels = new Map<string, ((message: unknown) => void)[]>()
  readonly #gaps: (() => void)[] = []
  readonly #self: string

  constructor(self: string) {
    this.#self = self
  }

  on(channel: string, hear: (message: unknown) => void): void {
    this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), hear])
  }

  onGap(then: () => void): void {
    this.#gaps.push(then)
  }

  gap(): void {
    for (const then of this.#gaps) then()
  }

  envelope = (channel: string, message: unknown): string =>
    JSON.stringify([this.#self, channel, message])

  /** Opens a message and hands it to whoever listens, unless it is our own. */
  hear(text: string): void {
    const [from, channel, message] = JSON.parse(text) as [string, string, unknown]
    if (from === this.#self) return
    for (const hear of this.#channels.get(channel) ?? []) hear(message)
  }
}
