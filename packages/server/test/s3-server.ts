import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

interface Account {
  readonly keyId: string
  readonly secret: string
  readonly bucket: string
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** A bucket on this machine: it believes nobody whose signature (version 4) does not hold, word for word. */
export async function startS3(account: Account, nowMs: () => number) {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const fault = faultIn(request, body, account, nowMs())
      if (fault) {
        refused.push(fault)
        return response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`)
      }
      const path = request.url ?? ''
      if (!path.startsWith(`/${account.bucket}/`)) return response.writeHead(404).end()
      if (request.method === 'PUT') objects.set(path, body)
      if (request.method === 'DELETE')
        return response.writeHead(objects.delete(path) ? 204 : 404).end()
      const found = objects.get(path)
      return response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    objects,
    refused,
    close: () => new Promise((done) => server.close(done)),
  }
}

/** What a bucket answers to a request it does not believe; null where it does. */
function faultIn(
  request: IncomingMessage,
  body: Buffer,
  account: Account,
  nowMs: number,
): string | null {
  const told =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!told) return 'AuthorizationHeaderMalformed'
  const [, keyId, day = '', region = '', names = '', signature] = told
  if (keyId !== account.keyId) return 'InvalidAccessKeyId'
  const time = String(request.headers['x-amz-date'])
  const [year, month, date, hour, minute, second] = [0, 4, 6, 9, 11, 13].map((from, at) =>
    time.slice(from, from + (at === 0 ? 4 : 2)),
  )
  const atMs = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`)
  if (Math.abs(atMs - nowMs) > 15 * 60_000) return 'RequestTimeTooSkewed'
  if (request.headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch'
  if (!names.split(';').includes('host')) return 'SignatureDoesNotMatch'
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const [path, query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query, headers.join(''), names, hash(body)].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${account.secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
