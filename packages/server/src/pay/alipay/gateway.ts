import { isTextSigned, lineOf, privateKeyOf, publicKeyOf, signText, withoutEmpty } from './rsa2.ts'
import type { Params } from './rsa2.ts'

export interface AlipayAccess {
  readonly appId: string
  /** The seller's id: money for another seller is not ours. */
  readonly sellerId: string
  /** Our private key and Alipay's public key, each in a form that `rsa2.ts` reads. */
  readonly privateKey: string
  readonly alipayPublicKey: string
  readonly gateway: string
  readonly ownAddress: string
  readonly nowMs: () => number
}

export type Answer = Readonly<Record<string, unknown>>

const TIMEOUT_MS = 5000
const BEIJING_MS = 8 * 3_600_000

/** A moment as Alipay writes it: Beijing time, `2026-11-19 20:40:00`. */
export const beijingTime = (atMs: number): string =>
  new Date(atMs + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')

/**
 * Alipay's gateway: signs requests with our key and accepts only answers and notices that Alipay's key signed.
 * A request without a valid answer throws: its outcome is unknown.
 */
export function alipayGateway(access: AlipayAccess) {
  const ownKey = named('privateKey', () => privateKeyOf(access.privateKey))
  const alipayKey = named('alipayPublicKey', () => publicKeyOf(access.alipayPublicKey))

  const signedParams = (method: string, content: object, addresses: Params = {}): Params => {
    const params = withoutEmpty({
      app_id: access.appId,
      method,
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(access.nowMs()),
      version: '1.0',
      ...addresses,
      biz_content: JSON.stringify(content),
    })
    return { ...params, sign: signText(ownKey, lineOf(params)) }
  }
  const urlOf = (params: Params): string => {
    const url = new URL(access.gateway)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    return url.href
  }

  return {
    /** The address of a page of Alipay; the browser opens it, so nothing is sent here. */
    pageUrl: (method: string, content: object, addresses: Params): string =>
      urlOf(signedParams(method, content, addresses)),
    call: async (method: string, content: object): Promise<Answer> => {
      const { biz_content = '', ...common } = signedParams(method, content)
      const response = await fetch(urlOf(common), {
        method: 'POST',
        headers: { accept: 'application/json', 'user-agent': 'linmen' },
        body: new URLSearchParams({ biz_content }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status !== 200) throw new Error(`${method}: HTTP ${response.status}`)
      const text = await response.text()
      const { sign, error_response: error } = JSON.parse(text) as {
        sign?: unknown
        error_response?: Answer
      }
      const signed = objectText(text, `${method.replaceAll('.', '_')}_response`)
      // Only the text that was verified is parsed: nothing else in the answer is believed.
      if (signed !== null && isTextSigned(alipayKey, signed, String(sign)))
        return JSON.parse(signed) as Answer
      throw new Error(`${method}: no answer signed by Alipay (${String(error?.['sub_code'])})`)
    },
    /** The parameters of a notice; null when Alipay did not sign them. */
    readNotice: (raw: Buffer): Params | null => {
      const all = Object.fromEntries(new URLSearchParams(raw.toString()))
      const { sign = '', sign_type, ...params } = all
      if (sign_type !== 'RSA2') return null
      const known = withoutEmpty(params)
      // Alipay's own SDKs differ in whether empty parameters are signed. Both lines say the same.
      const isSigned = [lineOf(known), lineOf(params)].some((line) =>
        isTextSigned(alipayKey, line, sign),
      )
      return isSigned ? known : null
    },
  }
}

/** The object under a top-level key exactly as it was sent: the signature covers these bytes. */
export function objectText(json: string, key: string): string | null {
  const begin = new RegExp(`"${key}"\\s*:\\s*(?=\\{)`).exec(json)
  if (!begin) return null
  const from = begin.index + begin[0].length
  let depth = 0
  // Strings are passed as a whole, so that a brace in a text does not count.
  for (const { 0: token, index } of json.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return json.slice(from, from + index + 1)
  }
  return null
}

function named<Key>(name: 'privateKey' | 'alipayPublicKey', read: () => Key): Key {
  try {
    return read()
  } catch (cause) {
    throw new Error(`支付宝账户文件里的 ${name} 不是能读的 RSA 密钥`, { cause })
  }
}
