import type { LiveFrame } from '@linmen/contract'
import { frameOf, type Frame } from './frame.ts'

/** How many changes a topic keeps for readers that were away for a moment. */
const RING = 256

/** One topic: its present state, the number of its last change and the latest changes. */
export class TopicLog {
  readonly name: string
  readonly #epoch: string
  readonly #snapshot: () => unknown
  /** Filled as changes come: most topics of a member see none while they are open. */
  readonly #ring: Frame[] = []
  #seq = 0
  #snapshotFrame: Frame | null = null

  constructor(name: string, epoch: string, snapshot: () => unknown) {
    this.name = name
    this.#epoch = epoch
    this.#snapshot = snapshot
  }

  get cursor(): string {
    return this.cursorAt(this.#seq)
  }

  cursorAt(seq: number): string {
    return `${this.#epoch}:${seq}`
  }

  append(delta: unknown): Frame {
    this.#seq += 1
    this.#snapshotFrame = null
    const message = { t: this.name, e: this.#epoch, s: this.#seq, d: delta } satisfies LiveFrame
    const frame = frameOf(this.name, this.#seq, message)
    this.#ring[this.#seq % RING] = frame
    return frame
  }

  /** What a reader at this cursor still needs: the changes it missed, or the whole state. */
  since(cursor: string): Frame[] {
    const [epoch, text = ''] = cursor.split(':')
    const from = /^\d{1,15}$/.test(text) ? Number(text) : -1
    const missed = this.#seq - from
    if (epoch !== this.#epoch || from < 0 || missed < 0 || missed >= RING) return [this.#whole()]
    return Array.from({ length: missed }, (_, at) => this.#ring[(from + 1 + at) % RING]!)
  }

  // Kept until the next change: after a restart everybody asks for the same state at once.
  #whole(): Frame {
    const message = () => ({
      t: this.name,
      e: this.#epoch,
      s: this.#seq,
      snap: this.#snapshot(),
    })
    return (this.#snapshotFrame ??= frameOf(this.name, this.#seq, message() satisfies LiveFrame))
  }
}
