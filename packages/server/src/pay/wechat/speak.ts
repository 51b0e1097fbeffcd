import { X509Certificate, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Random } from '#kit/environment.ts'
import { linesSigned, openResource, signLines, type Resource } from './scheme.ts'

export interface WechatAccess {
  readonly appId: string
  readonly merchantId: string
  /** Of our own certificate. */
  readonly serial: string
  readonly privateKey: string
  /** 32 characters: what notices and certificates are sealed with. */
  readonly apiKey: string
  readonly address: string
  readonly ownAddress: string
  /** Signs the way from our page to theirs. */
  readonly secret: Buffer
  readonly nowMs: () => number
  readonly random: Pick<Random, 'bytes'>
}

const PATIENCE_MS = 5000
const FRESH_MS = 5 * 60_000

type Words = Readonly<Record<string, unknown>>

export interface WechatAnswer {
  readonly status: number
  readonly body: Words
}

/** Speaks v3: signs what is asked, and believes only answers and notices that a platform certificate signed. */
export function wechatLine(access: WechatAccess) {
  const { merchantId, serial, privateKey, apiKey, address, nowMs, random } = access
  // They roll: an unknown number is looked up once, and old ones stay while they are told of.
  let certificates: ReadonlyMap<string, KeyObject> = new Map()

  const send = async (verb: 'GET' | 'POST', path: string, words?: object) => {
    const body = words === undefined ? '' : JSON.stringify(words)
    const [time, nonce] = [String(Math.floor(nowMs() / 1000)), random.bytes(16).toString('hex')]
    const signature = signLines(privateKey, [verb, path, time, nonce, body])
    const parts = {
      mchid: merchantId,
      nonce_str: nonce,
      signature,
      timestamp: time,
      serial_no: serial,
    }
    const told = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
    const response = await fetch(`${address}${path}`, {
      method: verb,
      headers: {
        authorization: `WECHATPAY2-SHA256-RSA2048 ${told.join(',')}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'linmen',
      },
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const headers = Object.fromEntries(response.headers) as IncomingHttpHeaders
    return { status: response.status, headers, raw: Buffer.from(await response.arrayBuffer()) }
  }

  /** The certificates prove themselves: whoever sealed them has the key of the API. */
  const renew = async (): Promise<void> => {
    const { status, raw } = await send('GET', '/v3/certificates')
    if (status !== 200) throw new Error(`certificates: ${status}`)
    const { data } = JSON.parse(raw.toString()) as {
      data: { serial_no: string; encrypt_certificate: Resource }[]
    }
    certificates = new Map(
      data.map(({ serial_no, encrypt_certificate: sealed }) => [
        serial_no,
        new X509Certificate(openResource(apiKey, sealed)).publicKey,
      ]),
    )
  }

  /** Whether the platform signed these bytes within the last minutes. */
  const isTheirs = async (headers: IncomingHttpHeaders, raw: Buffer): Promise<boolean> => {
    const [number, time, nonce, signature] = ['serial', 'timestamp', 'nonce', 'signature'].map(
      (name) => String(headers[`wechatpay-${name}`] ?? ''),
    )
    if (Math.abs(Number(time) * 1000 - nowMs()) > FRESH_MS) return false
    if (!certificates.has(number!)) await renew()
    const key = certificates.get(number!)
    return key !== undefined && linesSigned(key, [time!, nonce!, raw.toString()], signature!)
  }

  return {
    send,
    isTheirs,
    ask: async (verb: 'GET' | 'POST', path: string, words?: object): Promise<WechatAnswer> => {
      const { status, headers, raw } = await send(verb, path, words)
      if (!(await isTheirs(headers, raw))) throw new Error('the answer is not signed by WeChat Pay')
      return { status, body: raw.length === 0 ? {} : (JSON.parse(raw.toString()) as Words) }
    },
  }
}
