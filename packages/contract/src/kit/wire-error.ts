/** A value that does not have the form the contract promises. `path` names the field on the wire. */
export class WireError extends Error {
  readonly path: string
  readonly reason: string

  constructor(path: string, reason: string) {
    super(path === '' ? reason : `${path} ${reason}`)
    this.name = 'WireError'
    this.path = path
    this.reason = reason
  }

  /** The same complaint, seen from the enclosing object or list. */
  under(parent: string): WireError {
    return new WireError(this.path === '' ? parent : `${parent}.${this.path}`, this.reason)
  }
}

export function complain(reason: string): never {
  throw new WireError('', reason)
}

interface Decoder<T> {
  decode(wire: unknown): T
}

/** Decodes one part of a larger value, so that a complaint carries the whole path. */
export function within<T>(part: string | number, decoder: Decoder<T>, wire: unknown): T {
  try {
    return decoder.decode(wire)
  } catch (error) {
    throw error instanceof WireError ? error.under(String(part)) : error
  }
}
