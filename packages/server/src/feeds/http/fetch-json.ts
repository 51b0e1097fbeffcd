import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { guardedLookup, PrivateAddress, refusePrivateHost, type Resolve } from './outbound-guard.ts'

export interface FeedAddress {
  readonly base: string
  /** Sent with every question; null where the feed wants none. */
  readonly token: string | null
  /** Addresses inside the house are allowed: a feed of one's own, or a test. */
  readonly allowPrivate: boolean
  /** Looks names up; another one in tests. */
  readonly resolve?: Resolve
}

export type FetchJson = (path: string) => Promise<unknown>

const TIMEOUT_MS = 5000
const MOST_BYTES = 8 * 1024 * 1024
const TRIES = 3
const FIRST_PAUSE_MS = 100

/** Asks a feed. A question that fails for want of an answer is asked again; a refusal is not. */
export function fetchJson(at: FeedAddress): FetchJson {
  return async (path) => {
    for (let attempt = 1; ; attempt++)
      try {
        return JSON.parse(await ask(at, path)) as unknown
      } catch (error) {
        if (attempt === TRIES || !isWorthAsking(error)) throw error
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
      }
  }
}

/** The feed answered, but not with what was asked for. */
class FeedRefusal extends Error {}

const isWorthAsking = (error: unknown) =>
  !(error instanceof FeedRefusal || error instanceof PrivateAddress || error instanceof SyntaxError)

function ask({ base, token, allowPrivate, resolve }: FeedAddress, path: string): Promise<string> {
  const url = new URL(`${base.replace(/\/$/, '')}/${path}`)
  if (!allowPrivate) refusePrivateHost(url.hostname)
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, fail) => {
    const sent = request(url, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!allowPrivate && { lookup: guardedLookup(resolve) }),
    })
    sent.on('error', fail)
    sent.on('response', (answer) => {
      const { statusCode = 0 } = answer
      // Who is sent elsewhere would go where nobody has looked.
      if (statusCode >= 300 && statusCode < 500)
        fail(new FeedRefusal(`the feed says ${statusCode}`))
      else if (statusCode !== 200) fail(new Error(`the feed says ${statusCode}`))
      if (statusCode !== 200) return void answer.destroy()
      const parts: Buffer[] = []
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > MOST_BYTES) answer.destroy(new FeedRefusal('the answer is too large'))
        else parts.push(part)
      })
      answer.on('error', fail)
      answer.on('end', () => done(Buffer.concat(parts).toString('utf8')))
    })
    sent.end()
  })
}
