// `npm run bench -- sameodds`: questions for matches at the same odds over 200,000 and 1,000,000 closing offers of five
// companies, on both databases. Beside each, in the same run: the same question without the index, every row looked at.
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import type { Database } from '#db/port.ts'
import { findPrecedents, type PrecedentQuery } from '#features/archive/precedent.repo.ts'
import { diceOf } from '#test/chaos/dice.ts'
import { onBothDatabases, say } from '#test/measure/on-both-databases.ts'

const SIZES = [200_000, 1_000_000]
const QUESTIONS = 200
const UNINDEXED = 20
const LEAGUES = 40

await onBothDatabases('same-odds', show)

async function show(name: string, db: Database): Promise<void> {
  let held = 0
  for (const size of SIZES) {
    await fill(db, held, size)
    held = size
    const found: number[] = []
    const ours = await time(questions(QUESTIONS), async (asked) => {
      found.push((await findPrecedents(db.read, asked)).counts.n)
    })
    await db.pool.query('set enable_indexscan = off; set enable_bitmapscan = off')
    await db.pool.query('set enable_indexonlyscan = off')
    const plain = await time(questions(UNINDEXED), (asked) => everyRow(db, asked))
    await db.pool.query('reset all')
    const mean = found.reduce((sum, n) => sum + n, 0) / found.length
    say(
      `${name}, ${size.toLocaleString('en')} rows, load ${loadavg()[0]!.toFixed(1)}: ` +
        `p50 ${ours.p50} ms, p95 ${ours.p95} ms, ${mean.toFixed(0)} found on average; ` +
        `every row looked at p50 ${plain.p50} ms`,
    )
  }
}

/** Prices as companies make them: the favourite's chance decides all three, on the steps of a price list. */
async function fill(db: Database, from: number, to: number): Promise<void> {
  await db.pool.query('set statement_timeout = 0')
  await sql`
    insert into precedent
    select 'bench' || at, (array[6, 2, 3, 5, 17])[1 + at % 5], 1,
      (round(100 / (0.15 + 0.6 * share) * 0.94 / 5) * 5)::integer,
      (round((300 + 60 * abs(share - 0.5) + 30 * noise) / 5) * 5)::integer,
      (round(100 / (0.58 - 0.5 * share + 0.04 * noise) * 0.94 / 5) * 5)::integer,
      (array[2, 0, -2])[1 + at % 3], at::bigint * 60000, 'league' || at % ${LEAGUES}::integer
    from (
      select at, abs(hashint4(at)) / 2147483648.0 as share, abs(hashint4(at + 7919)) / 2147483648.0 as noise
      from generate_series(${from}::integer, ${to - 1}::integer) at
    ) made`.execute(db.read as never)
  await db.pool.query('analyze precedent')
}

function* questions(count: number): Generator<PrecedentQuery> {
  const dice = diceOf(count)
  for (let at = 0; at < count; at++) {
    const share = dice.below(1000) / 1000
    const step = (value: number) => Math.round(value / 5) * 5
    const prices = [
      step((100 / (0.15 + 0.6 * share)) * 0.94),
      step(300 + 60 * Math.abs(share - 0.5) + 15),
      step((100 / (0.6 - 0.5 * share)) * 0.94),
    ] as const
    const scope = at % 4 === 1 ? { leagues: { ids: ['league1'], isIn: true } } : {}
    yield {
      ...{ company: 6, market: 'european', prices, room: at % 2 === 0 ? 5 : 0 },
      ...{ beforeMs: Number.MAX_SAFE_INTEGER, limit: 100 },
      ...scope,
    }
  }
}

async function everyRow(db: Database, { company, prices, room }: PrecedentQuery): Promise<void> {
  const [first, second, third] = prices
  await sql`select count(*) from precedent where company = ${company} and market = 1
    and first between ${first - room} and ${first + room}
    and second between ${second - room} and ${second + room}
    and third between ${third - room} and ${third + room}`.execute(db.read)
}

async function time<T>(items: Iterable<T>, run: (item: T) => Promise<void>) {
  const took: number[] = []
  for (const item of items) {
    const fromMs = performance.now()
    await run(item)
    took.push(performance.now() - fromMs)
  }
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1)
  return { p50: at(0.5), p95: at(0.95) }
}
