import * as websockets from 'ws'

const TEXT = 1

// Exported by the library, missing in its types.
const { Sender } = websockets as unknown as {
  Sender: { frame(data: Buffer, options: object): Buffer[] }
}

/** One message in the bytes of both transports, made once however many people read it. */
export interface Frame {
  readonly topic: string
  readonly seq: number
  readonly text: string
  readonly ws: Buffer
  /** Of several that go out together: each of them. */
  readonly parts?: readonly Frame[]
}

export function frameOf(topic: string, seq: number, message: object): Frame {
  const text = JSON.stringify(message)
  let ws: Buffer | undefined
  return {
    topic,
    seq,
    text,
    get ws() {
      return (ws ??= wsBytes(text))
    },
  }
}

/** Messages that go out together, in the bytes of one write. */
export function bundleOf(frames: readonly Frame[]): Frame {
  const last = frames.at(-1)!
  if (frames.length === 1) return last
  const { topic, seq, text } = last
  return { topic, seq, text, ws: Buffer.concat(frames.map((frame) => frame.ws)), parts: frames }
}

// `Sender.frame` is what `send` calls for every client; calling it once is the point of this file.
function wsBytes(text: string): Buffer {
  const options = { fin: true, rsv1: false, opcode: TEXT, mask: false, readOnly: true }
  return Buffer.concat(Sender.frame(Buffer.from(text), options))
}
