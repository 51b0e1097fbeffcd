import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isHostName } from '@linmen/domain/host/host-names.ts'
import { inPackage } from '#in-package.ts'
import { readTrust } from '#kit/http/proxy-trust.ts'
import { defaultLimits, type Settings } from '#kit/settings.ts'
import { ownSecret, secretBefore } from './own-secret.ts'
import { readBlobs } from './read-blobs.ts'
import { readHosts } from './read-hosts.ts'
import { ALIPAY_WORDS, publicUrl, readAccount, readPay, WECHAT_WORDS } from './read-pay.ts'
import { readSms } from './read-sms.ts'

type Environment = Readonly<Record<string, string | undefined>>

// In the demo one person plays everybody, and buys faster than any member would.
const DEMO_MONEY_PER_MINUTE = 60
const WEB_DIR = fileURLToPath(inPackage('../web/dist/'))
const CONSOLE_DIR = fileURLToPath(inPackage('../console/dist/'))
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** The settings of this process, from its environment. Throws with a line for people. */
export async function readSettings(env: Environment, cwd: string): Promise<Settings> {
  const databaseUrl = env['DATABASE_URL'] || null
  const dataDir = inFolder(cwd, env['LINMEN_DATA'] || '.linmen')
  const feed = env['LINMEN_FEED'] || null
  const isLocal = databaseUrl === null && feed === null
  const demo = env['LINMEN_DEMO'] ? env['LINMEN_DEMO'] !== '0' : isLocal
  const host = env['HOST'] || '127.0.0.1'
  const port = wholeNumber(env, 'PORT', 8080, 65_535)
  const address = publicUrl(env, host, port)
  return {
    host,
    port,
    publicUrl: address,
    logOrigin: env['LINMEN_LOG_ORIGIN'] || `${new URL(address).host}/log`,
    dataDir,
    databaseUrl,
    ownerUrl: databaseUrl === null ? null : env['LINMEN_OWNER_URL'] || null,
    webDir: WEB_DIR,
    consoleDir: CONSOLE_DIR,
    demo,
    feed,
    feedToken: env['LINMEN_FEED_TOKEN'] || null,
    feedPrivate: env['LINMEN_FEED_PRIVATE'] === '1',
    secret: await ownSecret(env['LINMEN_SECRET'], dataDir),
    secretBefore: secretBefore(env['LINMEN_SECRET_BEFORE']),
    origins: (env['LINMEN_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    trustProxy: trustedProxies(env, 'LINMEN_TRUST_PROXY'),
    rsaBits: env['RSA_BITS'] === '1024' ? 1024 : 2048,
    blobs: readBlobs(env),
    sms: readSms(env),
    pay: readPay(env),
    alipay: readAccount(env, 'LINMEN_ALIPAY_FILE', ALIPAY_WORDS),
    wechatPay: readAccount(env, 'LINMEN_WECHATPAY_FILE', WECHAT_WORDS),
    hosts: readHosts(env),
    cashierPort: wholeNumber(env, 'LINMEN_CASHIER_PORT', 0, 65_535),
    servicePhone: phoneNumber(env, 'LINMEN_SERVICE_PHONE'),
    appLink: appLink(env, 'LINMEN_APP_LINK'),
    captcha: env['LINMEN_CAPTCHA'] !== '0',
    partners: env['LINMEN_PARTNERS'] ? env['LINMEN_PARTNERS'] === '1' : demo,
    expertApplications: env['LINMEN_EXPERT_APPLICATIONS'] !== '0',
    blockedMembers: membersByHost(env, 'LINMEN_BLOCKED_MEMBERS'),
    limits: {
      ...defaultLimits,
      ipPerMinute: wholeNumber(env, 'LINMEN_IP_PER_MINUTE', defaultLimits.ipPerMinute),
      memberPerMinute: wholeNumber(env, 'LINMEN_MEMBER_PER_MINUTE', defaultLimits.memberPerMinute),
      moneyPerMinute: wholeNumber(
        env,
        'LINMEN_MONEY_PER_MINUTE',
        demo ? DEMO_MONEY_PER_MINUTE : defaultLimits.moneyPerMinute,
      ),
    },
    speed: Math.max(1, wholeNumber(env, 'LINMEN_SPEED', 1, 10_000)),
    redisUrl: env['REDIS_URL'] || null,
    metricsPort: env['LINMEN_METRICS_PORT']
      ? wholeNumber(env, 'LINMEN_METRICS_PORT', 0, 65_535)
      : null,
    jobs: env['LINMEN_JOBS'] !== '0',
    feeds: env['LINMEN_FEEDS'] !== '0',
    logLevel: LEVELS.find((level) => level === env['LINMEN_LOG']) ?? 'warn',
  }
}

const inFolder = (cwd: string, path: string) => (isAbsolute(path) ? path : resolve(cwd, path))

function wholeNumber(env: Environment, name: string, fallback: number, max = 1e9): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new Error(`环境变量 ${name} 应为 0 到 ${max} 之间的整数，现在是 ${text}`)
}

function trustedProxies(env: Environment, name: string): Settings['trustProxy'] {
  const text = env[name] ?? ''
  const trust = readTrust(text)
  if (trust) return trust
  throw new Error(
    `环境变量 ${name} 应为代理层数（0–10），或逗号分隔的代理地址与网段，现在是 ${text}`,
  )
}

function phoneNumber(env: Environment, name: string): string | null {
  const text = env[name] || null
  if (text === null || /^\+?[\d-]{5,19}$/.test(text)) return text
  throw new Error(`环境变量 ${name} 应为电话号码，现在是 ${text}`)
}

const APP_ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[\w./?=&-]*$/
const OF_BROWSERS = /^(?:https?|wss?|ftp|file|blob|data|about|javascript):/

/** The scheme of an app of its own: nothing a browser opens by itself, and nothing that would run. */
function appLink(env: Environment, name: string): string | null {
  const text = env[name] || null
  if (text === null || (APP_ADDRESS.test(text) && !OF_BROWSERS.test(text))) return text
  throw new Error(`环境变量 ${name} 应为应用的地址，例如 linmen://home，现在是 ${text}`)
}

/** `shopping:m1,m2;telecom:m3` */
function membersByHost(env: Environment, name: string): Settings['blockedMembers'] {
  const parts = (env[name] ?? '').split(';').filter((part) => part !== '')
  return Object.fromEntries(
    parts.map((part) => {
      const [host = '', members = ''] = part.split(':')
      if (isHostName(host) && members !== '') return [host, members.split(',')]
      throw new Error(`环境变量 ${name} 应写作 渠道:会员,会员;渠道:会员，现在有 ${part}`)
    }),
  )
}
