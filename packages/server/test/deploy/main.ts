import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { buildTemplate } from '#test/template.ts'
import { buyers } from '#test/faults/buyers.ts'
import { checkSales } from '#test/faults/sales-check.ts'
import { SECRET, victimOn, type Victim } from '#test/faults/victim.ts'
import { contentsOf } from './contents.ts'
import { followers } from './followers.ts'
import { listAgainstFile } from './list-load.ts'
import { checkLimits, checkOldSecret, checkTls, logKey } from './outside-checks.ts'
import { startPair, type Pair } from './pair.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { archived, baseBackup } from './recovery.ts'
import { startRedis } from './redis.ts'
import { none, say, tell } from './report.ts'
import { restoredTo, restoredWhole } from './restored-copy.ts'
import { PLAYED, scoreFeed } from './score-feed.ts'

// `npm run deploy:drill [-- rounds]`: in each round both processes are killed, one after the other. `-- list` measures the
// list beside a file and nothing else.
const ONLY_LIST = process.argv[2] === 'list'
const ROUNDS = ONLY_LIST ? 0 : Number(process.argv[2] ?? 2)
const BUYERS = 24
const PLANS = 300
const FOLLOWERS = 50
/** So many purchases go on while a process is away. */
const MEANWHILE = 10
const MINUTES = Number(process.env['LINMEN_DRILL_MINUTES'] ?? 20)
const NEXT_SECRET = 'what every process is told from today on'

const ends: (() => Promise<unknown>)[] = []
const later = <T>(value: T, end: (value: T) => Promise<unknown>): T => {
  ends.unshift(() => end(value))
  return value
}
const clean = async () => {
  for (const end of ends.splice(0)) await end().catch((error: unknown) => say(String(error)))
}
const stopShort = (why: string) => async () => {
  say(`stopped: ${why}`)
  await clean()
  process.exit(1)
}
setTimeout(stopShort(`${MINUTES} minutes are over`), MINUTES * 60_000).unref()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopShort(signal))

try {
  await (ONLY_LIST ? measureList() : drill())
} finally {
  await clean()
}
process.exit()

const SERVED = 'the list through nginx beside nginx with a file'

async function measureList(): Promise<void> {
  const { proxy } = await setUp()
  say(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`)
  tell(SERVED, await listAgainstFile(proxy))
}

/** Everything docs/deploy.md tells of, on this machine. */
async function setUp() {
  await buildTemplate()
  const victim = later(await victimOn('postgres'), (each) => each.remove())
  const shop = await victim.seed(BUYERS, PLANS)
  const pages = later(followers(FOLLOWERS), async (each) => each.stop())
  const feed = later(await scoreFeed((score) => pages.without(score) === 0), (each) => each.stop())
  const tls = await freePort()
  const redis = later(await startRedis(), (each) => each.stop())
  const pair = later(
    await startPair(victim, {
      ...{ REDIS_URL: redis.url, LINMEN_TRUST_PROXY: '1', LINMEN_DEMO: '0', LINMEN_JOBS: '1' },
      ...{ LINMEN_PUBLIC_URL: `https://127.0.0.1:${tls}` },
      ...{ LINMEN_FEEDS: '1', LINMEN_FEED: `http:${feed.base}`, LINMEN_FEED_PRIVATE: '1' },
    }),
    (each) => each.end(),
  )
  const proxy = later(await startProxy(tls, pair.ports), (each) => each.stop())
  return { victim, shop, pages, feed, pair, proxy }
}

async function drill(): Promise<void> {
  const { victim, shop, pages, feed, pair, proxy } = await setUp()
  const base = `http://127.0.0.1:${proxy.plain}`
  say(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`)
  tell('TLS', await checkTls(proxy))

  const url = await urlOf(victim)
  const copyOf = async () => ({ url, folder: await baseBackup(url) })
  const copies = [await copyOf(), await copyOf()] as const
  pages.start(`https://127.0.0.1:${proxy.tls}`, proxy.certificate())
  const key = await logKey(base)
  const crowd = buyers(base, shop)
  const sold = () => crowd.receipts.size
  const goOn = (count: number) => async () => {
    const most = Math.min(sold() + count, BUYERS * PLANS)
    await until(() => sold() >= most)
  }
  await goOn(MEANWHILE)()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of [0, 1] as const) await pair.kill(at, goOn(MEANWHILE))
  const ofKills = crowd.again()
  const before = new Map(crowd.receipts)
  const point = await momentOf(victim)
  await goOn(MEANWHILE)()
  const rolled = await rollWithNewSecrets({ pair, proxy, pages, goOn: goOn(MEANWHILE) })
  const ofRestarts = crowd.again() - ofKills
  const receipts = await crowd.stop()
  const last = feed.end()
  await until(() => pages.open() === FOLLOWERS && pages.without(last) === 0)

  const refused = [...receipts.values()].flatMap(({ ok, code }) => (ok ? [] : code))
  if (refused.length > 0) say(`refused: ${refused.join(', ')}`)
  tell(`${BUYERS} buyers, both processes killed ${ROUNDS} times and restarted twice, in turn`, [
    none('failed purchases', refused.length),
    ...(await victim.look((db) => checkSales(db, receipts))),
    { name: 'asked again under the same id, of kills', value: ofKills },
    { name: 'asked again under the same id, of restarts', value: ofRestarts },
    none('processes that did not stop in order', rolled.disorderly),
  ])
  tell(`${FOLLOWERS} sockets over TLS, ${PLAYED} matches`, [
    { name: 'scores told of each match', value: last },
    none('scores dropped', pages.without(last)),
    none('messages missing on an open line', pages.told.missing),
    none('messages doubled', pages.told.doubled),
    none('matches with lost or doubled reports', await gapsIn(victim)),
    none('sockets that are not back', FOLLOWERS - pages.open()),
    { name: 'sockets that came back', value: pages.told.returned },
  ])
  pages.stop()
  tell('secrets changed meanwhile', [
    none('sockets cut off by a new certificate', rolled.cutOff),
    none('keys of the public log that changed', Number((await logKey(base)) !== key)),
    ...(await checkOldSecret(url, SECRET)),
  ])
  tell(SERVED, await listAgainstFile(proxy))
  tell('limits and the console', await checkLimits(proxy))

  const disorderly = await pair.stop()
  tell('the end', [none('processes that did not stop in order', disorderly)])
  const contents = await victim.look(({ pool }) => contentsOf(pool))
  await victim.look(({ pool }) => archived(pool))
  tell('restored to a moment between', await restoredTo(copies[0], point, before))
  tell('restored to the end', await restoredWhole(copies[1], contents, receipts))
}

interface Rolled {
  readonly pair: Pair
  readonly proxy: Proxy
  readonly pages: ReturnType<typeof followers>
  readonly goOn: () => Promise<void>
}

/** As docs/deploy.md says: the new secret beside the old one, a new certificate, then the new secret alone. */
async function rollWithNewSecrets({ pair, proxy, pages, goOn }: Rolled) {
  const both = { LINMEN_SECRET: NEXT_SECRET, LINMEN_SECRET_BEFORE: SECRET }
  let disorderly = await pair.roll(both)
  await until(() => pages.open() === FOLLOWERS)
  await goOn()
  const returned = pages.told.returned
  await proxy.renew()
  pages.trust(proxy.certificate())
  await goOn()
  const cutOff = pages.told.returned - returned
  disorderly += await pair.roll({ LINMEN_SECRET: NEXT_SECRET })
  await goOn()
  return { disorderly, cutOff }
}

/** What never comes about ends with the time of the whole run, or is told as missing. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1200 && !isSo(); tries += 1) await delay(100)
}

function urlOf({ look }: Victim): Promise<string> {
  return look(async ({ pool }) => String(pool.options.connectionString))
}

/** In the words of the database, which dates what is bought. */
function momentOf({ look }: Victim): Promise<string> {
  return look(async ({ pool }) => {
    const { rows } = await pool.query<{ at: string }>('select clock_timestamp()::text as at')
    return rows[0]!.at
  })
}

function gapsIn({ look }: Victim): Promise<number> {
  return look(async ({ pool }) => {
    const { rowCount } = await pool.query(
      'select match_id from match_event group by match_id having max(version) <> count(*)',
    )
    return rowCount ?? 0
  })
}
