/**
 * How an answer travels: the token, a dot, and the text hidden under a stream of SHA-256 blocks that begin with the
 * token. It keeps readers of logs from learning answers; what keeps robots out is that a token has one try.
 */
export type Sha256 = (text: string) => Promise<Uint8Array>

export async function hideAnswer(sha256: Sha256, token: string, plain: unknown): Promise<string> {
  const text = JSON.stringify(plain)
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  return `${token}.${toHex(await underStream(sha256, token, bytes))}`
}

/** Null where it is not such a text. */
export async function openAnswer(
  sha256: Sha256,
  hidden: string,
): Promise<{ readonly token: string; readonly plain: unknown } | null> {
  const [token = '', body = ''] = hidden.split('.')
  if (!/^[\w-]{16,200}$/.test(token) || !/^([0-9a-f]{2})+$/.test(body)) return null
  const bytes = await underStream(sha256, token, fromHex(body))
  try {
    return { token, plain: JSON.parse(String.fromCharCode(...bytes)) as unknown }
  } catch {
    return { token, plain: null }
  }
}

const BLOCK = 32

async function underStream(sha256: Sha256, token: string, bytes: Uint8Array): Promise<Uint8Array> {
  const out = new Uint8Array(bytes.length)
  for (let block = 0; block * BLOCK < bytes.length; block += 1) {
    const stream = await sha256(`${token}.${block}`)
    const end = Math.min(bytes.length, (block + 1) * BLOCK)
    for (let at = block * BLOCK; at < end; at += 1) out[at] = bytes[at]! ^ stream[at % BLOCK]!
  }
  return out
}

const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
