/** Message types of the PostgreSQL wire protocol that the embedded database has to know. */
export const message = {
  parse: 0x50,
  query: 0x51,
  close: 0x43,
  terminate: 0x58,
  notification: 0x41,
} as const

const STATEMENT = 0x53
const SSL_REQUEST = 80877103

/** `Close` for one named statement. */
export function closeStatement(name: string): Buffer {
  const text = Buffer.from(name)
  const bytes = Buffer.alloc(text.length + 7)
  bytes[0] = message.close
  bytes.writeInt32BE(bytes.length - 1, 1)
  bytes[5] = STATEMENT
  bytes.set(text, 6)
  return bytes
}

/** A simple query, as `psql` would send it. */
export function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.alloc(5)
  head[0] = message.query
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

export interface WireMessage {
  readonly type: number
  readonly from: number
  readonly to: number
}

/** The whole messages in a buffer. What follows the last one is the start of a message still to come. */
export function* messagesOf(bytes: Buffer): Generator<WireMessage> {
  let from = 0
  while (from + 5 <= bytes.length) {
    const to = from + 1 + bytes.readInt32BE(from + 1)
    if (to > bytes.length) return
    yield { type: bytes[from]!, from, to }
    from = to
  }
}

/** The first packet of a connection has no type byte. Its length, or 0 while it is incomplete. */
export function startupLength(bytes: Buffer): number {
  if (bytes.length < 8) return 0
  const length = bytes.readInt32BE(0)
  return bytes.length < length ? 0 : length
}

export const asksForSsl = (bytes: Buffer) =>
  bytes.length >= 8 && bytes.readInt32BE(4) === SSL_REQUEST

/** The statement name in a `Parse` message; empty for the unnamed one. */
export function parsedName(bytes: Buffer, at: WireMessage): string {
  const end = bytes.indexOf(0, at.from + 5)
  return bytes.toString('utf8', at.from + 5, end)
}
