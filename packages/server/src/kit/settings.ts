import type { BlockedMembers } from '@linmen/domain/host/blocked-members.ts'
import type { Trust } from './http/proxy-trust.ts'

/** How this process runs. Read once at the start; nothing else looks at the environment. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Where people find us: payment channels send them back there. */
  readonly publicUrl: string
  /** Name of the public log, as its checkpoints say it. */
  readonly logOrigin: string
  /** Folder of the embedded database and of files that belong to this installation. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Who owns the tables of PostgreSQL, where the application has a user of its own; null is the same user. */
  readonly ownerUrl: string | null
  /** The built pages. */
  readonly webDir: string
  /** The built console of the operators. */
  readonly consoleDir: string
  /** Fill an empty database with demo people and content, and run the simulated feed. */
  readonly demo: boolean
  /** Where matches come from: `replay:<file>[@speed]`, `http:<address>`; null is the demo world, or nobody. */
  readonly feed: string | null
  /** Sent to the feed with every question. */
  readonly feedToken: string | null
  /** The feed may stand at an address inside the house. */
  readonly feedPrivate: boolean
  /**
   * As it is read: what opens the root of all keys. In the ports: that root itself, from which the keys of sessions,
   * passwords, sealed texts and the public log are derived.
   */
  readonly secret: Buffer
  /** The secret of before, while it is being changed. */
  readonly secretBefore: Buffer | null
  /** Origins other than our own that may call, such as a host app's page. */
  readonly origins: readonly string[]
  /** Which proxies are believed about protocol, host and client address. */
  readonly trustProxy: Trust
  readonly rsaBits: number
  /** Where files that people bring are kept; null is a folder beside the data. */
  readonly blobs: BlobSettings | null
  /** Who sends text messages; null leaves them in the outbox. */
  readonly sms: SmsSettings | null
  /** Who takes payments; null is the local cashier of a demo, or nobody. */
  readonly pay: PaySettings | null
  /** Accounts at Alipay and WeChat Pay; null where there is none. */
  readonly alipay: AlipaySettings | null
  readonly wechatPay: WechatPaySettings | null
  /** Where the local cashier of a demo stands; 0 is any free place. */
  readonly cashierPort: number
  /** What other apps gave us for the logins of their people; null is local apps of a demo, or nobody. */
  readonly hosts: HostSettings | null
  /** Where members reach the service; null when nobody answers. */
  readonly servicePhone: string | null
  /** The address a phone opens the installed app by; null where there is no such app. */
  readonly appLink: string | null
  /** Whoever wants a code shows first that they are a person. */
  readonly captcha: boolean
  /** Members may become partners who bring others. */
  readonly partners: boolean
  /** Members may ask to become experts. */
  readonly expertApplications: boolean
  readonly blockedMembers: BlockedMembers
  readonly limits: Limits
  /** How many times faster than life the clock of a demo runs. */
  readonly speed: number
  /** Where processes talk to each other; null leaves it to the database. */
  readonly redisUrl: string | null
  /** Where `/metrics` is told, on this machine only; null tells nobody. */
  readonly metricsPort: number | null
  /** Run background work (jobs, feeds) in this process. */
  readonly jobs: boolean
  readonly feeds: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** An account at Aliyun's short message service, or at whoever speaks its protocol. */
export interface SmsSettings {
  readonly address: string
  readonly keyId: string
  readonly secret: string
  /** The name in brackets before each message. */
  readonly signName: string
  readonly template: string
}

/** A bucket at whoever speaks the protocol of S3. */
export interface BlobSettings {
  readonly address: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** An account at a channel that speaks the cashier's protocol. */
export interface PaySettings {
  readonly address: string
  readonly key: string
  readonly merchant: string
}

/** An account at each of the apps that show us: their address, our number there, and what both know. */
export type HostSettings = Readonly<
  Record<
    'microblog' | 'weather' | 'shopping',
    { readonly address: string; readonly clientId: string; readonly secret: string }
  >
>

export interface Limits {
  readonly ipPerMinute: number
  readonly memberPerMinute: number
  readonly moneyPerMinute: number
  /** Open connections of this process, of all kinds and addresses, and of one address that is no proxy. */
  readonly connections: number
  readonly connectionsPerIp: number
  readonly timeouts: Timeouts
  readonly live: LiveLimits
  readonly bodyBytes: number
}

export interface Timeouts {
  /** For the head of a request, and for all of it. */
  readonly headersMs: number
  readonly requestMs: number
  /** For a client that does not take its answer. */
  readonly writeMs: number
}

/**
 * The live line: what one socket, one address and one member may hold at a time and say in a minute. Every topic that is
 * asked for counts as a message.
 */
export type LiveLimits = Readonly<Record<'socket' | 'address' | 'member', LiveShareLimits>>

export interface LiveShareLimits {
  readonly sockets: number
  readonly topics: number
  readonly messages: number
  readonly bytes: number
}

export const defaultLimits: Limits = {
  ipPerMinute: 3000,
  memberPerMinute: 1200,
  moneyPerMinute: 10,
  connections: 16_000,
  connectionsPerIp: 1000,
  timeouts: { headersMs: 10_000, requestMs: 20_000, writeMs: 20_000 },
  live: {
    socket: { sockets: 1, topics: 64, messages: 600, bytes: 256 * 1024 },
    address: { sockets: 200, topics: 6000, messages: 30_000, bytes: 8 * 1024 * 1024 },
    member: { sockets: 20, topics: 600, messages: 6000, bytes: 2 * 1024 * 1024 },
  },
  bodyBytes: 256 * 1024,
}

interface AlipaySettings {
  readonly appId: string
  readonly sellerId: string
  readonly privateKey: string
  readonly alipayPublicKey: string
  readonly gateway: string
}

interface WechatPaySettings {
  readonly appId: string
  readonly merchantId: string
  readonly serial: string
  readonly privateKey: string
  readonly apiKey: string
  readonly address: string
}
