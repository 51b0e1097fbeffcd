import { fileURLToPath } from 'node:url'
import type { Database } from '#db/port.ts'
import { blobsInMemory } from '#kit/blobs/blobs.ts'
import { limitsOver } from '#kit/limits/limits.ts'
import { inDatabase } from '#kit/limits/open-limits.ts'
import { createLog } from '#kit/log.ts'
import type { Ports } from '#kit/ports.ts'
import type { Clock, Random } from '#kit/environment.ts'
import { defaultLimits, type Settings } from '#kit/settings.ts'
import { idsFrom } from '#kit/system-ports.ts'
import { createHub } from '#realtime/hub.ts'
import { trustNobody } from '#kit/http/proxy-trust.ts'
import { createMishaps } from '#kit/mishaps.ts'
import { soleProcessRelay } from '#realtime/relay.ts'

export interface TestClock extends Clock {
  set(ms: number): void
  advance(ms: number): void
}

/** A fixed Wednesday evening in Beijing, an hour before kick-off. */
export const TEST_NOW_MS = Date.parse('2026-11-25T18:30:00+08:00')

export const testSettings: Settings = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://127.0.0.1:8080',
  logOrigin: 'linmen.test/log',
  dataDir: '',
  databaseUrl: null,
  ownerUrl: null,
  webDir: fileURLToPath(new URL('./no-pages', import.meta.url)),
  consoleDir: fileURLToPath(new URL('./no-console', import.meta.url)),
  demo: false,
  feed: null,
  feedToken: null,
  feedPrivate: false,
  secret: Buffer.alloc(32, 7),
  secretBefore: null,
  origins: [],
  trustProxy: trustNobody,
  rsaBits: 2048,
  blobs: null,
  sms: null,
  pay: null,
  alipay: null,
  wechatPay: null,
  hosts: null,
  cashierPort: 0,
  servicePhone: null,
  appLink: null,
  captcha: false,
  partners: true,
  expertApplications: true,
  blockedMembers: {},
  limits: { ...defaultLimits, ipPerMinute: 1e6, memberPerMinute: 1e6, moneyPerMinute: 1e6 },
  speed: 1,
  redisUrl: null,
  metricsPort: null,
  jobs: false,
  feeds: false,
  logLevel: 'silent',
}

export function testClock(startMs: number): TestClock {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    set: (ms) => {
      nowMs = ms
    },
    advance: (ms) => {
      nowMs += ms
    },
  }
}

/** The same chances in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (maxExclusive: number) => Math.floor(next() * maxExclusive)
  return { int, bytes: (length) => Buffer.from(Array.from({ length }, () => int(256))) }
}

export function testPorts(db: Database, clock: Clock, settings: Partial<Settings> = {}): Ports {
  const random = seededRandom(1)
  const whole = { ...testSettings, ...settings }
  const log = createLog(whole.logLevel)
  return {
    clock,
    random,
    ids: idsFrom(clock, random),
    db,
    moneyTime: async () => clock.nowMs(),
    hub: createHub('test'),
    relay: soleProcessRelay(),
    blobs: blobsInMemory(),
    limits: limitsOver(inDatabase(db), { log, most: { money: whole.limits.moneyPerMinute } }),
    log,
    mishaps: createMishaps(clock, log),
    settings: whole,
  }
}
