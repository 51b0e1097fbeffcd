/** A notification holds just under 8000 bytes. */
const PART = 7800
/** Beyond this many unfinished texts the oldest is given up. */
const OPEN_AT_ONCE = 100
const HEAD = /^[\w-]+\.\d+\.\d+$/

/** A text cut into pieces of plain ASCII that fit into a notification: `id.place.count:piece`. */
export function partsOf(id: string, text: string): string[] {
  const plain = text.replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const count = Math.max(1, Math.ceil(plain.length / PART))
  return Array.from(
    { length: count },
    (_, at) => `${id}.${at}.${count}:${plain.slice(at * PART, (at + 1) * PART)}`,
  )
}

/** Puts pieces together. Those of one sender arrive in order; a text that never becomes whole is forgotten. */
export class Assembly {
  readonly #open = new Map<string, string[]>()

  /** The whole text once its last piece is there. */
  add(piece: string): string | null {
    const head = piece.slice(0, piece.indexOf(':'))
    const [id, at, count] = head.split('.') as [string, string, string]
    const body = piece.slice(head.length + 1)
    // Whatever is no piece of ours is left to whoever reads the text.
    if (!HEAD.test(head)) return piece
    if (count === '1') return body
    const held = Number(at) === 0 ? [] : this.#open.get(id)
    if (!held || held.length !== Number(at)) return null
    held.push(body)
    this.#open.set(id, held)
    if (this.#open.size > OPEN_AT_ONCE) this.#open.delete(this.#open.keys().next().value!)
    if (held.length < Number(count)) return null
    this.#open.delete(id)
    return held.join('')
  }

  forget(): void {
    this.#open.clear()
  }
}
