import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildTemplate } from '#test/template.ts'
import { freePort } from '#test/free-port.ts'
import type { ServerProcess } from '#test/server-process.ts'
import { buyers } from '#test/faults/buyers.ts'
import { isBroken, type Figure } from '#test/faults/fault.ts'
import { checkSales } from '#test/faults/sales-check.ts'
import { kill, victimOn, type Victim } from '#test/faults/victim.ts'
import { startRedis } from './beside.ts'
import { listAgainstFile } from './list-load.ts'
import { startProxy } from './proxy.ts'
import { archived, baseBackup } from './recovery.ts'
import { restoredCopy } from './restored-copy.ts'
import { sockets } from './sockets.ts'

// `npm run deploy:drill [-- rounds]`: in each round both processes are killed, one after the other.
const ROUNDS = Number(process.argv[2] ?? 3)
const BUYERS = 32
const FOLLOWERS = 50
const LIMIT_MS = 15 * 60_000

const say = (text: string) => process.stdout.write(`${text}\n`)
setTimeout(() => {
  say('stopped: a quarter of an hour is over')
  process.exit(1)
}, LIMIT_MS).unref()

await buildTemplate()
const victim = await victimOn('postgres')
const shop = await victim.seed(BUYERS, 120 + 60 * ROUNDS)
const redis = await startRedis()
const ports = [await freePort(), await freePort()] as const
const proxy = await startProxy(...ports)
const start = (at: 0 | 1): Promise<ServerProcess> =>
  victim.start({
    PORT: String(ports[at]),
    REDIS_URL: redis.url,
    LINMEN_FEEDS: '1',
    LINMEN_TRUST_PROXY: '1',
  })
const servers: [ServerProcess, ServerProcess] = [await start(0), await start(1)]
say(
  `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}, ${BUYERS} buyers, ${FOLLOWERS} sockets`,
)
try {
  await drill()
} finally {
  for (const server of servers) await kill(server)
  await proxy.stop()
  await redis.stop()
  await victim.remove()
}
process.exit()

async function drill(): Promise<void> {
  tell('TLS', [{ name: 'answers over TLS that are not 200', value: await tlsFaults(), most: 0 }])
  const url = await urlOf(victim)
  const copies = [await baseBackup(url), await baseBackup(url)] as const
  const crowd = buyers(`http://127.0.0.1:${proxy.plain}`, shop)
  const pages = sockets(proxy.plain, FOLLOWERS)

  for (let round = 0; round < ROUNDS; round += 1) for (const at of [0, 1] as const) await killed(at)
  const killedAgain = crowd.again()
  const before = new Map(crowd.receipts)
  const point = await momentOf(victim)
  for (const at of [0, 1] as const) await restarted(at)
  const restartedAgain = crowd.again() - killedAgain
  await untilFollowing(pages)

  const receipts = await crowd.stop()
  const failed = [...receipts.values()].filter(({ ok }) => !ok).length
  tell(`both processes killed ${ROUNDS} times, then restarted in turn`, [
    { name: 'failed purchases', value: failed, most: 0 },
    ...(await victim.look((db) => checkSales(db, receipts))),
    { name: 'asked again under the same id, of kills', value: killedAgain },
    { name: 'asked again under the same id, of restarts', value: restartedAgain, most: 0 },
    { name: 'sockets that are not back', value: FOLLOWERS - pages.open(), most: 0 },
    { name: 'sockets that came back', value: pages.returned() },
  ])
  pages.stop()

  tell('the list through nginx beside nginx with a file', await listAgainstFile(proxy))
  await victim.look(({ pool }) => archived(pool))
  tell('restored to a moment between', await restoredCopy(url, copies[0], before, point))
  tell('restored to the end', await restoredCopy(url, copies[1], receipts, null))
}

async function killed(at: 0 | 1): Promise<void> {
  await kill(servers[at])
  await delay(1000)
  servers[at] = await start(at)
}

async function restarted(at: 0 | 1): Promise<void> {
  servers[at].child.kill('SIGTERM')
  await servers[at].ended
  servers[at] = await start(at)
}

async function untilFollowing(pages: { open(): number }): Promise<void> {
  for (let tries = 0; tries < 100 && pages.open() < FOLLOWERS; tries += 1) await delay(100)
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

async function tlsFaults(): Promise<number> {
  const ca = readFileSync(join(proxy.folder, 'cert.pem'))
  const asked = request({ host: '127.0.0.1', port: proxy.tls, path: '/readyz', ca }).end()
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }]
  answer.resume()
  return answer.statusCode === 200 ? 0 : 1
}

function tell(title: string, figures: readonly Figure[]): void {
  say(`\n${title}, load ${loadavg()[0]!.toFixed(1)}`)
  for (const figure of figures) {
    const { name, value, unit = '', most } = figure
    const bound = most === undefined ? '' : ` (at most ${most})`
    const text = Number.isInteger(value) ? value : value.toFixed(2)
    say(`  ${isBroken(figure) ? '✗' : '·'} ${name}: ${text}${unit && ` ${unit}`}${bound}`)
    if (isBroken(figure)) process.exitCode = 1
  }
}
