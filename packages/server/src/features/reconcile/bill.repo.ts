import type { Billed, Booked, Difference, MoneyMove } from '@linmen/domain/pay/reconcile.ts'
import { sql, type Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { BillDifferenceTable } from '#db/tables.generated.ts'

export type DifferenceRow = Selectable<BillDifferenceTable>

/** A bill is of one channel and one day in Beijing. */
export interface BillOf {
  readonly channel: string
  readonly day: string
}

const AT_ONCE = 500

export const fetchedDays = async (db: Reader, channel: string): Promise<string[]> => {
  const bills = db.selectFrom('bill').select('day').where('channel', '=', channel)
  return (await bills.orderBy('day').execute()).map(({ day }) => day)
}

/** The newest day of all channels whose bill was compared with the books. */
export const lastBillDay = async (db: Reader): Promise<string | null> =>
  (
    await db
      .selectFrom('bill')
      .select(({ fn }) => fn.max('day').as('day'))
      .executeTakeFirst()
  )?.day ?? null

/** Keeps a bill as it came. False when that of the day is here already. */
export async function keepBill(
  tx: Tx,
  { channel, day }: BillOf,
  lines: readonly Billed[],
  nowMs: number,
): Promise<boolean> {
  const kept = await tx
    .insertInto('bill')
    .values({ channel, day, lines: lines.length, fetched_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!kept) return false
  const rows = lines.map((line, at) => ({
    ...{ channel, day, line_no: at + 1, kind: line.kind },
    ...{ out_no: line.outNo, trade_no: line.tradeNo },
    ...{ amount: line.amount, fee: line.fee, status: line.status },
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto('bill_line')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  return true
}

/** Everything of ours that a channel was asked to move, whatever became of it. */
const MOVES: Readonly<Record<MoneyMove, string>> = {
  pay: `select id, channel, amount, state = 'success' as done, finished_at_ms from payment`,
  refund: `select id, channel, amount, state = 'done' as done, finished_at_ms from refund
    where kind = 'charge' and channel is not null`,
  payout: `select id, channel, amount - fee - tax as amount, state = 'succeeded' as done,
    finished_at_ms from withdrawal where channel is not null`,
}

/** What we know of the lines of a bill. */
export const bookedFor = (db: Reader, { channel, day }: BillOf): Promise<Booked[]> =>
  moved(
    db,
    (kind) => sql`m.channel = ${channel} and m.id in (
      select out_no from bill_line where channel = ${channel} and day = ${day} and kind = ${kind})`,
  )

/** What we say was done in a time and no earlier bill told of: it has to stand in this one. */
export const dueIn = (
  db: Reader,
  { channel, day }: BillOf,
  span: { readonly fromMs: number; readonly toMs: number },
): Promise<Booked[]> =>
  moved(
    db,
    (kind) => sql`m.channel = ${channel} and m.done
      and m.finished_at_ms >= ${span.fromMs} and m.finished_at_ms < ${span.toMs}
      and not exists (select from bill_line l where l.channel = ${channel} and l.kind = ${kind}
        and l.out_no = m.id and l.day < ${day})`,
  )

async function moved(
  db: Reader,
  where: (kind: MoneyMove) => ReturnType<typeof sql>,
): Promise<Booked[]> {
  const found: Booked[] = []
  for (const [kind, rows] of Object.entries(MOVES) as [MoneyMove, string][]) {
    const { rows: known } = await sql<{ id: string; amount: Booked['amount']; done: boolean }>`
      select m.id, m.amount, m.done from (${sql.raw(rows)}) m where ${where(kind)} order by m.id
    `.execute(db)
    for (const { id, amount, done } of known) found.push({ kind, outNo: id, amount, isDone: done })
  }
  return found
}

export async function addDifferences(
  tx: Tx,
  bill: BillOf,
  found: readonly (Difference & { readonly id: string })[],
  nowMs: number,
): Promise<void> {
  const rows = found.map(({ id, kind, move, outNo, tradeNo, ours, theirs }) => ({
    ...{ ...bill, id, kind, move, ours, theirs },
    ...{ out_no: outNo, trade_no: tradeNo, found_at_ms: nowMs },
    ...{ handled_by: null, handled_at_ms: null, reason: null },
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto('bill_difference')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}
