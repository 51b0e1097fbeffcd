/** What a Redis server says: a word or number, a text, a list of those, or an error. */
export type Reply = string | number | null | Error | Reply[]

/** A command as Redis reads it. */
export const command = (...words: string[]): string =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`

/** Reads replies from bytes that arrive in any pieces. */
export class ReplyReader {
  #bytes: Buffer = Buffer.alloc(0)

  push(piece: Buffer): Reply[] {
    this.#bytes = this.#bytes.length === 0 ? piece : Buffer.concat([this.#bytes, piece])
    const replies: Reply[] = []
    for (let found = readAt(this.#bytes, 0); found; found = readAt(this.#bytes, 0)) {
      replies.push(found.reply)
      this.#bytes = this.#bytes.subarray(found.end)
    }
    return replies
  }
}

function readAt(bytes: Buffer, from: number): { reply: Reply; end: number } | null {
  const stop = bytes.indexOf('\r\n', from)
  if (stop < 0) return null
  const rest = bytes.toString('utf8', from + 1, stop)
  const end = stop + 2
  switch (String.fromCharCode(bytes[from]!)) {
    case '+':
      return { reply: rest, end }
    case '-':
      return { reply: new Error(rest), end }
    case ':':
      return { reply: Number(rest), end }
    case '$':
      return textAt(bytes, end, Number(rest))
    default:
      return listAt(bytes, end, Number(rest))
  }
}

function textAt(bytes: Buffer, from: number, length: number) {
  if (length < 0) return { reply: null, end: from }
  const end = from + length + 2
  return bytes.length < end ? null : { reply: bytes.toString('utf8', from, end - 2), end }
}

function listAt(bytes: Buffer, from: number, count: number) {
  const reply: Reply[] = []
  let end = from
  for (let at = 0; at < count; at += 1) {
    const item = readAt(bytes, end)
    if (!item) return null
    reply.push(item.reply)
    end = item.end
  }
  return { reply, end }
}
