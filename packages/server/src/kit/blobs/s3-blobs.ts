import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '#kit/environment.ts'
import type { BlobSettings } from '#kit/settings.ts'
import { checkName, type Blobs } from './blobs.ts'

const TIMEOUT_MS = 10_000
const SIGNED = 'host;x-amz-content-sha256;x-amz-date'

/** A bucket at whoever speaks the protocol of S3, every request signed (version 4). */
export function s3Blobs(settings: BlobSettings, clock: Clock): Blobs {
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Buffer) => {
    const url = new URL(`${settings.address}/${settings.bucket}/${checkName(name)}`)
    const headers = signedHeaders(settings, { method, url, body, atMs: clock.nowMs() })
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: new Uint8Array(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok && answer.status !== 404)
      throw new Error(`the blob store says ${answer.status} to ${method}`)
    return { isThere: answer.ok, bytes }
  }
  return {
    put: async (name, bytes) => {
      if (!(await ask('PUT', name, bytes)).isThere) throw new Error('the bucket is not there')
    },
    get: async (name) => {
      const { isThere, bytes } = await ask('GET', name)
      return isThere ? bytes : null
    },
    remove: async (name) => void (await ask('DELETE', name)),
  }
}

interface Asked {
  readonly method: string
  readonly url: URL
  readonly body: Buffer | undefined
  readonly atMs: number
}

/** What a request carries to show that it knows the secret. */
function signedHeaders(
  { region, keyId, secret }: Pick<BlobSettings, 'region' | 'keyId' | 'secret'>,
  { method, url, body, atMs }: Asked,
): Record<string, string> {
  const time = new Date(atMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const hash = sha256(body ?? Buffer.alloc(0))
  const canonical = [
    method,
    url.pathname,
    '',
    `host:${url.host}`,
    `x-amz-content-sha256:${hash}`,
    `x-amz-date:${time}`,
    '',
    SIGNED,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (from, word) => createHmac('sha256', from).update(word).digest(),
    Buffer.from(`AWS4${secret}`),
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return {
    'x-amz-date': time,
    'x-amz-content-sha256': hash,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature}`,
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
