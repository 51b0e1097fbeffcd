import { request } from 'node:https'
import { guardedLookup, refusePrivateHost } from '#feeds/http/outbound-guard.ts'
import { MOST_BYTES } from './remake-picture.ts'

const TIMEOUT_MS = 4000

/** The bytes at a public https address; null when it cannot be had, leads elsewhere or is too long. */
export async function fetchImage(url: URL): Promise<Buffer | null> {
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '') return null
  try {
    refusePrivateHost(url.hostname)
    return await download(url)
  } catch {
    return null
  }
}

const download = (url: URL) =>
  new Promise<Buffer | null>((done, fail) => {
    const sent = request(url, {
      headers: { accept: 'image/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      lookup: guardedLookup(),
    })
    sent.on('error', fail)
    sent.on('response', (answer) => {
      if (answer.statusCode !== 200) {
        answer.destroy()
        return done(null)
      }
      const parts: Buffer[] = []
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > MOST_BYTES) answer.destroy(new Error('too long'))
        else parts.push(part)
      })
      answer.on('error', fail)
      answer.on('end', () => done(Buffer.concat(parts)))
    })
    sent.end()
  })
