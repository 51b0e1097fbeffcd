import { createHash } from 'node:crypto'
import { signingText, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { hmacHex, sameText } from '#kit/derived-key.ts'
import { refuse } from '#kit/refused.ts'

const MAX_DRIFT_MS = 5 * 60_000

export interface SignedRequest {
  readonly method: string
  /** Path and query exactly as they were sent. */
  readonly url: string
  readonly body: Buffer
  readonly time: string | undefined
  readonly sign: string | undefined
}

/** Browser sessions sign calls that move money with the key they got at login. */
export function checkSign(request: SignedRequest, signKey: string, nowMs: number): void {
  const { time, sign } = request
  if (time === undefined || sign === undefined || !/^\d{1,15}$/.test(time)) refuse('signError', {})
  const timeMs = Number(time)
  if (Math.abs(nowMs - timeMs) > MAX_DRIFT_MS) refuse('timeError', { serverTime: nowMs })
  if (!sameText(sign ?? '', signOf(request, signKey, timeMs))) refuse('signError', {})
}

export function signOf(
  { method, url, body }: Pick<SignedRequest, 'method' | 'url' | 'body'>,
  signKey: string,
  timeMs: number,
): string {
  const { pathname, searchParams } = new URL(url, 'http://own')
  return hmacHex(
    signKey,
    signingText({
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      bodySha256Hex: createHash('sha256').update(body).digest('hex'),
      timeMs,
    }),
  )
}

export const signHeaders = { time: wireHeaders.time, sign: wireHeaders.sign } as const
