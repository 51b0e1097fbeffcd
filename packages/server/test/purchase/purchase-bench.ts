// `npm run bench -- purchase`: plans bought per second over HTTP on both databases, and what one costs when the books hold
// ten and a hundred times as many journals. Beside it, in the same run: pgbench with the very statements of the same purchases.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { accountRule } from '@linmen/domain/ledger/accounts.ts'
import pg from 'pg'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { buildTemplate } from '#test/template.ts'
import { asScript, recordStatements } from './statements.ts'

const [BUYERS, PLANS] = [40, Number(process.env['LINMEN_BENCH_PLANS'] ?? 10)]
const JOURNALS = [1_000, 10_000, 100_000]
const say = (text: string) => process.stdout.write(`${text}\n`)
const load = () => loadavg()[0]!.toFixed(1)
const run = promisify(execFile)

const LINES = JSON.stringify([line('psp:bench', 100), line('sales:plan', -100)])

say(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}, load ${load()}`)
const url = process.env['LINMEN_BENCH_POSTGRES'] ?? null
/** What pgbench did with as many journals. */
const peers = new Map<number, number>()
if (url === null) say('PostgreSQL is not installed: the embedded database only, without its peer')
else {
  process.env['DATABASE_URL'] = url
  await show('PostgreSQL')
  delete process.env['DATABASE_URL']
}
await show('embedded')

function line(code: string, amount: number) {
  const { kind, kept, ownerId } = accountRule(code)
  return { code, kind, kept, owner_id: ownerId, amount }
}

interface Wish {
  readonly buyer: Client
  readonly id: string
}

interface Shop {
  readonly app: TestApp
  /** Every buyer wants every one of some new plans. */
  wishes(): Promise<Wish[]>
}

async function show(name: string): Promise<void> {
  await buildTemplate()
  const app = await startApp()
  try {
    const shop = await shopIn(app)
    await buyAll(await shop.wishes(), 1)
    for (const journals of JOURNALS) {
      await fillBooks(app, journals)
      if (process.env['DATABASE_URL']) peers.set(journals, await pgbench(shop))
      const alone = await buyAll(await shop.wishes(), 1)
      const beside = await buyAll(await shop.wishes(), 8)
      const rates = [alone, beside].map((seconds) => (BUYERS * PLANS) / seconds)
      const peer = peers.get(journals)
      const ratio = peer ? ` (pgbench ${peer.toFixed(0)}: ${(rates[0]! / peer).toFixed(2)})` : ''
      say(
        `${name}, ${journals.toLocaleString('en')} journals, load ${load()}: ` +
          `${(1000 / rates[0]!).toFixed(2)} ms each, ${rates[0]!.toFixed(0)} a second${ratio}, ` +
          `${rates[1]!.toFixed(0)} eight at a time`,
      )
    }
  } finally {
    await app.close()
  }
}

async function shopIn(app: TestApp): Promise<Shop> {
  const make = factoryFor(app)
  await make.expert('wei')
  const buyers: Client[] = []
  for (let at = 0; at < BUYERS; at += 1) {
    buyers.push(await app.member({ id: `buyer${at}` }))
    await make.charge(`buyer${at}`, 100_000_000)
  }
  const wishes = async () => {
    const plans: string[] = []
    for (let at = 0; at < PLANS; at += 1) plans.push((await make.plan()).id)
    return plans.flatMap((id) => buyers.map((buyer) => ({ buyer, id })))
  }
  return { app, wishes }
}

/** Seconds for all of them, so many at a time. */
async function buyAll(wishes: Wish[], width: number): Promise<number> {
  const from = performance.now()
  await Promise.all(Array.from({ length: width }, () => buyNext(wishes)))
  return (performance.now() - from) / 1000
}

async function buyNext(wishes: Wish[]): Promise<void> {
  for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
    const sold = await wish.buyer.call(planEndpoints.pay, { id: wish.id })
    if (!sold.ok) throw new Error(`not sold: ${sold.code}`)
  }
}

/** Journals of other days between accounts of nobody here, written by the one door there is. */
async function fillBooks({ db }: TestApp, total: number): Promise<void> {
  const { rows } = await db.pool.query<{ count: string }>('select count(*) from journal')
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (let at = Number(rows[0]!.count); at < total; at += 1000)
      await client.query(
        `select count(post_journal(
           jsonb_build_object('id', 'bench' || n, 'key', 'bench' || n, 'event', 'plan.sold', 'ref', 'bench' || n,
             'actor_id', null, 'reverses', null, 'at_ms', n), $3::jsonb))
         from generate_series($1::int, $2::int) n`,
        [at, Math.min(at + 1000, total) - 1, LINES],
      )
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}

/** Purchases per second when the database alone does what it did for the same purchases, from the same state. */
async function pgbench({ app, wishes }: Shop): Promise<number> {
  const { rows } = await app.db.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]!.name
  const at = (database: string) => Object.assign(new URL(url!), { pathname: `/${database}` }).href
  const again = at(`${name}_again`)
  const folder = await mkdtemp(join(tmpdir(), 'linmen-purchase-'))
  const owner = new pg.Client({ connectionString: url! })
  await owner.connect()
  try {
    const wanted = await wishes()
    await owner.query(`create database "${name}_again"`)
    const dump = join(folder, 'before.sql')
    await run('pg_dump', ['-f', dump, at(name)])
    await run('psql', ['-q', '-f', dump, again], { maxBuffer: 1e8 })
    const script = join(folder, 'purchases.sql')
    const recorded = await recordStatements(() => buyAll(wanted, 1))
    await writeFile(script, asScript(recorded))
    const { stdout } = await run('pgbench', ['-n', '-t', '1', '-f', script, again])
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]) * BUYERS * PLANS
  } finally {
    await owner.query(`drop database if exists "${name}_again" with (force)`)
    await owner.end()
    await rm(folder, { recursive: true, force: true })
  }
}
