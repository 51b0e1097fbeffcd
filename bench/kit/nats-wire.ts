// As much of the NATS client protocol as a reader of one subject and a sender without receipts need.
const OPTIONS = { verbose: false, pedantic: false, headers: false, lang: 'bench', version: '1' }

/** The answer to the PING shows that everything before it was taken. */
export const natsHello = (subject?: string): Buffer =>
  Buffer.from(
    `CONNECT ${JSON.stringify(OPTIONS)}\r\n${subject ? `SUB ${subject} 1\r\n` : ''}PING\r\n`,
  )

export const natsPublish = (subject: string, payload: string): Buffer =>
  Buffer.from(`PUB ${subject} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)

export const NATS_PONG = Buffer.from('PONG\r\n')
export const isNatsReady = (data: Buffer) => data.includes('PONG\r\n')
export const isNatsPing = (data: Buffer) => data.includes('PING\r\n')
