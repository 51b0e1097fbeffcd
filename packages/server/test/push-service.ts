import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  verify,
  createPublicKey,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { PushPost } from '#kit/environment.ts'

/** A browser as a push service and its page see it. */
export function newBrowser(path = randomBytes(6).toString('hex')) {
  const pair = createECDH('prime256v1')
  const key = pair.generateKeys('base64url')
  const secret = randomBytes(16)
  return {
    address: `https://push.example.net/${path}`,
    key,
    secret: secret.toString('base64url'),
    pair,
    auth: secret,
  }
}
export type Browser = ReturnType<typeof newBrowser>

export interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A push service on this machine: it keeps what it is handed and answers as it is told. */
export async function startPushService() {
  const received: Received[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const post: PushPost = async (address, { headers, body }) => {
    const { pathname } = new URL(address)
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
      ),
      body: new Uint8Array(body),
    })
    return answer.status
  }
  return {
    post,
    received,
    answer: (next: number) => {
      status = next
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

/** RFC 8291: opens what was sealed for this browser. */
export function opened({ pair, auth }: Browser, { body }: Received): unknown {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const shared = pair.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const contentKey = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last byte that is not zero ends the text: 2 marks the last record.
  const end = plain.lastIndexOf(2)
  return JSON.parse(plain.subarray(0, end).toString('utf8'))
}

/** RFC 8292: the claims of the token, if it was signed with the key it names. */
export function claimsOf({ headers }: Received): {
  aud: string
  exp: number
  key: string
  sub: string
} {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? []
  const [head, body, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  if (!isSigned) throw new Error('the token was signed with another key')
  return {
    ...(JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as {
      aud: string
      exp: number
      sub: string
    }),
    key,
  }
}
