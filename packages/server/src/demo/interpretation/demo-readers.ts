import { cents } from '@linmen/domain/money/cents.ts'
import {
  buyInterpretation,
  findInterpretation,
  giveFree,
  rateInterpretation,
  settleInterpretations,
  unlockedAmong,
  type InterpretationRow,
} from '#features/interpretation/public.ts'
import type { Ports } from '#kit/ports.ts'
import { demoCharge } from '#demo/demo-charge.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'

const READERS = ['chen', 'zhu', 'tang', 'feng'] as const
const MINUTE_MS = 60_000
const SAID = [
  { score: 5, content: '把各家初盘放在一起看，很清楚。' },
  { score: 4, content: '数据讲明白了，希望多写一点阵容。' },
  { score: 3, content: '结论谨慎，读完知道该看什么。' },
  { score: 4, content: '' },
] as const

/** Readers charge, unlock and rate through the very deeds a page would use. Mei has one to rate. */
export async function seedReaders(ports: Ports): Promise<void> {
  const rows = await ports.db.read
    .selectFrom('interpretation')
    .selectAll()
    .orderBy('published_at_ms')
    .orderBy('id')
    .execute()
  const nowMs = ports.clock.nowMs()
  const past = rows.filter((row) => row.kickoff_ms < nowMs)
  for (const [at, row] of rows.entries())
    for (const [place, reader] of READERS.entries())
      if ((at * 3 + place * 5) % 7 === 0) await unlock(ports, reader, row)
  const wanted = past.findLast((row) => row.price > 0 && row.medium === 'written')
  if (wanted) await unlock(ports, 'mei', wanted)
  const seen = rows.find((row) => row.medium === 'video' && row.kickoff_ms < nowMs)
  if (seen) await unlock(ports, 'mei', seen)
  await settleInterpretations(ports)
  for (const row of await paired(ports)) {
    await unlock(ports, 'chen', row)
    await rateAs(ports, 'chen', row, 0)
  }
  for (const [at, row] of past.entries())
    await rateAs(ports, READERS[at % READERS.length]!, row, at)
}

/** The first of each two that are sold together: the lists show what a reader says of it. */
async function paired({ db }: Ports): Promise<InterpretationRow[]> {
  const pairs = await db.read.selectFrom('interpretation_pair').select('first_id').execute()
  const rows = await Promise.all(pairs.map(({ first_id }) => findInterpretation(db.read, first_id)))
  return rows.flatMap((row) => row ?? [])
}

async function unlock(ports: Ports, memberId: string, row: InterpretationRow): Promise<void> {
  const atMs = row.published_at_ms + MINUTE_MS * (9 + ports.random.int(60))
  const call = demoCall(ports, memberId, Math.min(atMs, row.kickoff_ms - 1, ports.clock.nowMs()))
  if (row.price === 0) {
    await ports.db.transaction((tx) => giveFree(tx, row.id, call))
    return
  }
  await demoCharge(ports, { memberId, amount: cents(row.price), atMs: row.published_at_ms })
  await ports.db.transaction((tx) => buyInterpretation(tx, row, 'none', call))
}

async function rateAs(ports: Ports, reader: string, row: InterpretationRow, at: number) {
  const asker = { memberId: reader, nowMs: ports.clock.nowMs() }
  if (!(await unlockedAmong(ports.db.read, asker, [row.id])).has(row.id)) return
  const said = SAID[at % SAID.length]!
  const call = demoCall(ports, reader, ports.clock.nowMs() - MINUTE_MS * (10 + at))
  await ports.db.transaction((tx) => rateInterpretation(tx, { id: row.id, ...said }, call))
}
