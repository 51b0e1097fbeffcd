import { signingText, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { serverNowMs } from '#kit/clock.ts'
import { digest, toHex, utf8 } from '#kit/crypto/digest.ts'
import type { Payload } from './payload.ts'
import { newRequestId } from './request-id.ts'

/** The headers a browser session adds to a call that moves money: each attempt has a nonce of its own. */
export async function signed(
  key: string,
  payload: Payload,
  requestId: string,
): Promise<Record<string, string>> {
  const { sha256, hmac } = await digest()
  const timeMs = serverNowMs()
  const nonce = newRequestId()
  const text = signingText({
    method: payload.method,
    path: payload.path,
    query: payload.query,
    bodySha256Hex: toHex(await sha256(utf8(payload.body))),
    requestId,
    nonce,
    timeMs,
  })
  return {
    [wireHeaders.nonce]: nonce,
    [wireHeaders.time]: String(timeMs),
    [wireHeaders.sign]: toHex(await hmac(utf8(key), utf8(text))),
  }
}
