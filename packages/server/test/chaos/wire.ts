import type { Connection, Ears } from '@linmen/web/src/kit/live/connection.ts'
import type { Hub } from '#realtime/hub.ts'
import type { Dice } from './dice.ts'

const MORE_THAN_ANY_BUFFER = 1e9

/** One connection between the hub and a client, on which messages wait until the replay lets them through. */
export class Wire {
  readonly connection: Connection
  readonly #ears: Ears
  readonly #leave: () => void
  readonly #drains: (() => void)[] = []
  #queue: string[] = []
  isOpen = true
  isSlow = false

  constructor(hub: Hub, ears: Ears) {
    this.#ears = ears
    const listener = hub.attach(
      { memberId: null },
      {
        write: ({ text }) => void this.#queue.push(text),
        buffered: () => (this.isSlow ? MORE_THAN_ANY_BUFFER : 0),
        onceDrained: (then) => void this.#drains.push(then),
        end: () => this.cut(),
      },
    )
    this.#leave = () => listener.leave()
    this.connection = {
      patienceMs: 15_000,
      ask: (request) =>
        request.op === 'sub'
          ? listener.subscribe(request.topics)
          : listener.unsubscribe(request.topics),
      knock: () => listener.subscribe({ knock: '' }),
      close: () => this.#close(),
    }
  }

  /** The oldest messages arrive. */
  pass(many = Infinity): void {
    for (let left = many; left > 0 && this.isOpen; left--) {
      const text = this.#queue.shift()
      if (text === undefined) return
      this.#ears.heard(text)
    }
  }

  lose(): void {
    this.#queue.shift()
  }

  double(): void {
    if (this.#queue[0] !== undefined) this.#queue.splice(1, 0, this.#queue[0])
  }

  shuffle(dice: Dice): void {
    this.#queue = this.#queue
      .map((text) => ({ text, key: dice.below(1000) }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ text }) => text)
  }

  drain(): void {
    this.isSlow = false
    for (const then of this.#drains.splice(0)) then()
  }

  cut(): void {
    if (!this.isOpen) return
    this.#close()
    this.#ears.closed()
  }

  #close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.#queue = []
    this.#leave()
  }
}
