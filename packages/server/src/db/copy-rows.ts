const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** A value as COPY reads it. */
export function copyCell(value: string | number | null): string | number {
  if (value === null) return '\\N'
  if (typeof value === 'number' || !SPECIAL.test(value)) return value
  return value.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPES[letter]!)
}

const ZERO = 48
const MINUS = 45
const LONGEST_NUMBER = 20
const FIRST_SIZE = 1 << 16

/** Rows for COPY as bytes. Numbers by the million are written digit by digit: as text each would be an object. */
export class CopyRows {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE)
  #length = 0

  /** Text that is as COPY reads it already. */
  add(text: string): void {
    // No letter takes more than three bytes.
    this.#makeRoom(3 * text.length)
    this.#length += this.#bytes.write(text, this.#length)
  }

  addByte(byte: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#length++] = byte
  }

  addInteger(value: number): void {
    this.#makeRoom(LONGEST_NUMBER)
    if (value < 0) this.#bytes[this.#length++] = MINUS
    let rest = Math.abs(value)
    let digits = 1
    for (let power = 10; power <= rest; power *= 10) digits += 1
    this.#length += digits
    for (let at = this.#length - 1; digits > 0; at--, digits--) {
      const tens = Math.floor(rest / 10)
      this.#bytes[at] = rest - 10 * tens + ZERO
      rest = tens
    }
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(2 * this.#bytes.length + more)
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
