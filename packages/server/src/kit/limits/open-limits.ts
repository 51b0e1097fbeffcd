import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Database } from '#db/port.ts'
import type { Logger } from '#kit/environment.ts'
import { openRedis } from '#kit/redis.ts'
import type { Settings } from '#kit/settings.ts'
import { limitsOver, type CounterOf, type LimitOptions, type Limits } from './limits.ts'

type Wanted = Pick<Settings, 'redisUrl' | 'limits'>

/** The shared limits: counted in Redis when there is one, else in the database. */
export function openLimits(db: Database, settings: Wanted, log: Logger): Promise<Limits> {
  const options = { log, most: { money: settings.limits.moneyPerMinute } }
  return settings.redisUrl === null
    ? Promise.resolve(limitsOver(inDatabase(db), options))
    : inRedis(settings.redisUrl, options)
}

/** Counts in a table of the database. */
export const inDatabase =
  ({ pool }: Database): CounterOf =>
  (name, { most, windowMs }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      // The table comes with the migrations, and the nightly job clears it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: windowMs / 1000,
    })

async function inRedis(url: string, options: LimitOptions): Promise<Limits> {
  // Without its line a count fails at once: what may happen then is said in the table.
  const report = (error: unknown) => options.log.warn({ err: error }, 'the line to Redis broke')
  const client = await openRedis(url, { report, impatient: true })
  const counterOf: CounterOf = (name, { most, windowMs }) =>
    new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `limit.${name}`,
      points: most,
      duration: windowMs / 1000,
    })
  const close = async () => client.destroy()
  return limitsOver(counterOf, { ...options, close })
}
