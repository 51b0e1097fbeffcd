import { createHash } from 'node:crypto'
import { signingText } from '@linmen/contract/kit/transport.ts'
import { hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'
import { refuse } from '#kit/refused.ts'
import { spendNonce } from '#kit/secrets/used-nonce.ts'

const MAX_DRIFT_MS = 5 * 60_000
const NONCE = /^[\w-]{16,64}$/

export interface SignedRequest {
  readonly method: string
  /** Path and query exactly as they were sent. */
  readonly url: string
  readonly body: Buffer
  /** A captured request under another id would be a second purchase. */
  readonly requestId: string | undefined
  readonly nonce: string | undefined
  readonly time: string | undefined
  readonly sign: string | undefined
}

/** Browser sessions sign calls that move money with the key they got at login. Returns the nonce, still to be spent. */
export function checkSign(request: SignedRequest, signKey: string, nowMs: number): string {
  const { time = '', sign, nonce = '' } = request
  if (sign === undefined || !/^\d{1,15}$/.test(time) || !NONCE.test(nonce)) refuse('signError', {})
  const timeMs = Number(time)
  if (Math.abs(nowMs - timeMs) > MAX_DRIFT_MS) refuse('timeError', { serverTime: nowMs })
  if (!sameText(sign ?? '', signOf(request, signKey, timeMs))) refuse('signError', {})
  return nonce
}

/** Uses the signature up: sent again as it is, it is worth nothing, whichever process gets it. */
export async function spendSign(ports: Ports, sessionId: string, nonce: string): Promise<void> {
  const endsAtMs = ports.clock.nowMs() + 2 * MAX_DRIFT_MS
  const isFirst = await ports.db.transaction((tx) =>
    spendNonce(tx, `sign.${sessionId}.${nonce}`, endsAtMs),
  )
  if (!isFirst) refuse('signError', {})
}

export function signOf(
  { method, url, body, requestId, nonce }: Omit<SignedRequest, 'time' | 'sign'>,
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
      requestId: requestId ?? '',
      nonce: nonce ?? '',
      timeMs,
    }),
  )
}
