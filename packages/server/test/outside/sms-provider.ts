import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SmsProvider {
  readonly address: string
  /** What was sent with a right signature, in order. */
  readonly taken: Record<string, string>[]
  /** What is answered to the next messages, one after the other; then `OK` again. */
  readonly answers: string[]
  close(): Promise<void>
}

/** A provider on this machine that checks signatures as Aliyun's documents say, and sends nothing. */
export async function startSmsProvider(secret: string): Promise<SmsProvider> {
  const taken: SmsProvider['taken'] = []
  const answers: string[] = []
  const nonces = new Set<string>()
  const judge = async (request: IncomingMessage): Promise<string> => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const { Signature, ...params } = fields
    if (Signature !== signatureOf(request.method!, params, secret)) return 'SignatureDoesNotMatch'
    if (nonces.has(params['SignatureNonce']!)) return 'SignatureNonceUsed'
    nonces.add(params['SignatureNonce']!)
    taken.push(params)
    return answers.shift() ?? 'OK'
  }
  const server = createServer((request, response) => {
    void judge(request).then((Code) => {
      response.writeHead(Code === 'OK' ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ Code, Message: Code, RequestId: 'r' }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    answers,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

// Written from the document and not shared with the sender, so that both can be wrong only by themselves.
function signatureOf(method: string, params: Record<string, string>, secret: string): string {
  const escape = (value: string) =>
    [...Buffer.from(value, 'utf8')]
      .map((byte) => {
        const sign = String.fromCharCode(byte)
        return /[A-Za-z0-9\-_.~]/.test(sign)
          ? sign
          : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      })
      .join('')
  const pairs = Object.entries(params).map(([name, value]) => `${escape(name)}=${escape(value)}`)
  const line = [method, escape('/'), escape(pairs.sort().join('&'))].join('&')
  return createHmac('sha1', `${secret}&`).update(line).digest('base64')
}
