import { signingText, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { serverNowMs } from './clock.ts'
import { digest, toHex, utf8 } from './crypto/digest.ts'
import type { Payload } from './payload.ts'

/** The two headers a browser session adds to a call that moves money. */
export async function signed(key: string, payload: Payload): Promise<Record<string, string>> {
  const { sha256, hmac } = await digest()
  const timeMs = serverNowMs()
  const text = signingText({
    method: payload.method,
    path: payload.path,
    query: payload.query,
    bodySha256Hex: toHex(await sha256(utf8(payload.body))),
    timeMs,
  })
  return {
    [wireHeaders.time]: String(timeMs),
    [wireHeaders.sign]: toHex(await hmac(utf8(key), utf8(text))),
  }
}
