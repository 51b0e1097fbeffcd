import { createHmac } from 'node:crypto'

/**
 * The signature of Aliyun's RPC calls (version 1.0): all parameters in the order of their names, percent-encoded
 * twice, under HMAC-SHA1.
 */
export function aliyunSignature(
  method: 'GET' | 'POST',
  params: Readonly<Record<string, string>>,
  secret: string,
): string {
  const line = `${method}&${encoded('/')}&${encoded(queryOf(params))}`
  return createHmac('sha1', `${secret}&`).update(line).digest('base64')
}

/** Names in the order of their code points, as the signature wants them. */
export const queryOf = (params: Readonly<Record<string, string>>): string =>
  Object.keys(params)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${encoded(name)}=${encoded(params[name]!)}`)
    .join('&')

// RFC 3986: encodeURIComponent leaves five signs alone that the provider encodes.
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
