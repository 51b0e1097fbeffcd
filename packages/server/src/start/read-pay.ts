import { readFileSync } from 'node:fs'
import type { Settings } from '#kit/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The payment channel of this installation. Half an account is none at all. */
export function readPay(env: Environment): Settings['pay'] {
  const [address, key, merchant] = NAMES.map((name) => env[name] || null)
  if (!address && !key && !merchant) return null
  if (address && key && merchant && URL.canParse(address))
    return { address: new URL(address).origin, key, merchant }
  throw new Error(`支付渠道需要同时设置环境变量 ${NAMES.join('、')}`)
}

const NAMES = ['LINMEN_PAY_ADDRESS', 'LINMEN_PAY_KEY', 'LINMEN_PAY_MERCHANT'] as const

export function publicUrl(env: Environment, host: string, port: number): string {
  const text = env['LINMEN_PUBLIC_URL'] || null
  if (text === null) return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin
  throw new Error(`环境变量 LINMEN_PUBLIC_URL 应为网站地址，现在是 ${text}`)
}

export const ALIPAY_WORDS = [
  'appId',
  'sellerId',
  'privateKey',
  'alipayPublicKey',
  'gateway',
] as const
export const WECHAT_WORDS = [
  'appId',
  'merchantId',
  'serial',
  'privateKey',
  'apiKey',
  'address',
] as const

/** An account at a payment provider, from a file of its own: keys do not belong into the environment. */
export function readAccount<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
): Readonly<Record<Word, string>> | null {
  const file = env[name] || null
  if (file === null) return null
  const account = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Word, unknown>>
  const missing = words.filter((word) => typeof account[word] !== 'string' || account[word] === '')
  if (missing.length > 0) throw new Error(`${name} 的文件里缺少 ${missing.join('、')}`)
  return account as Record<Word, string>
}
