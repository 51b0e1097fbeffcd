import type { BlockedMembers } from '@linmen/domain/host/blocked-members.ts'

/** How this process runs. Read once at the start; nothing else looks at the environment. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Folder of the embedded database and of files that belong to this installation. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The built pages. */
  readonly webDir: string
  /** Fill an empty database with demo people and content, and run the simulated feed. */
  readonly demo: boolean
  /** Where matches come from: `replay:<file>[@speed]`, `http:<address>`; null is the demo world, or nobody. */
  readonly feed: string | null
  /** Sent to the feed with every question. */
  readonly feedToken: string | null
  /** The feed may stand at an address inside the house. */
  readonly feedPrivate: boolean
  /** Root of the keys for forgery tokens, login nonces and the password pepper. */
  readonly secret: Buffer
  /** Origins other than our own that may call, such as a host app's page. */
  readonly origins: readonly string[]
  /** Believe the proxy's headers about protocol and client address. */
  readonly trustProxy: boolean
  readonly rsaBits: number
  /** Where members reach the service; null when nobody answers. */
  readonly servicePhone: string | null
  readonly blockedMembers: BlockedMembers
  readonly limits: Limits
  /** How many times faster than life the clock of a demo runs. */
  readonly speed: number
  /** Where processes talk to each other; null leaves it to the database. */
  readonly redisUrl: string | null
  /** Run background work (jobs, feeds) in this process. */
  readonly jobs: boolean
  readonly feeds: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export interface Limits {
  readonly ipPerMinute: number
  readonly memberPerMinute: number
  readonly moneyPerMinute: number
  readonly loginFailuresPerAccount: number
  readonly loginFailuresPerIp: number
  readonly socketsPerIp: number
  readonly bodyBytes: number
}

export const defaultLimits: Limits = {
  ipPerMinute: 3000,
  memberPerMinute: 1200,
  moneyPerMinute: 10,
  loginFailuresPerAccount: 5,
  loginFailuresPerIp: 20,
  socketsPerIp: 200,
  bodyBytes: 256 * 1024,
}
