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

// `Sender.frame` is what `send` calls for every client; calling it once is the point of this file.
function wsBytes(text: string): Buffer {
  const options = { fin: true, rsv1: false, opcode: TEXT, mask: false, readOnly: true }
  return Buffer.concat(Sender.frame(Buffer.from(text), options))
}
