import type { Cents } from '@linmen/contract'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import type { Tx } from '#db/port.ts'
import { job } from '#jobs/jobs.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import type { Ports } from '#kit/ports.ts'

/** A price counts at once, or from a moment that is still to come. */
export const setProduct = command(
  actEndpoints.setProduct,
  async (tx, { id, price, onSale, startsAtMs, reason }, { actor, nowMs, ports, refuse }) => {
    const wanted = { id, price: price as Cents, onSale, reason, by: actor.id }
    if (startsAtMs === undefined)
      return (await setNow(tx, wanted, nowMs)) ? {} : refuse('console.gone', {})
    if (startsAtMs <= nowMs) return refuse('console.past', {})
    if (!(await lockProduct(tx, id))) return refuse('console.gone', {})
    const row = {
      id: ports.ids.next('pr'),
      product_id: id,
      price: wanted.price,
      on_sale: onSale,
      starts_at_ms: startsAtMs,
      reason,
      set_by: actor.id,
      created_at_ms: nowMs,
    }
    await tx.insertInto('price_change').values(row).execute()
    const line = { atMs: nowMs, actor: actor.id, deed: 'product.plan', subject: id, why: reason }
    await audit(tx, { ...line, after: { change: row.id, price, on_sale: onSale, startsAtMs } })
    return {}
  },
)

export const cancelPriceChange = command(
  actEndpoints.cancelPriceChange,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    const ended = await tx
      .updateTable('price_change')
      .set({ state: 'cancelled', ended_at_ms: nowMs })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning(['price', 'starts_at_ms'])
      .executeTakeFirst()
    if (!ended) return refuse('console.gone', {})
    const line = { atMs: nowMs, actor: actor.id, deed: 'product.unplan', subject: id, why: reason }
    await audit(tx, { ...line, before: ended })
    return {}
  },
)

/** Every minute: prices whose moment has come. */
export const beginPricesJob = job({
  name: 'begin-prices',
  cron: '* * * * *',
  run: async (ports) => {
    await beginPrices(ports)
  },
})

/** Safe to repeat: a change leaves the waiting ones in the transaction that makes it. */
export async function beginPrices({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const nowMs = clock.nowMs()
  return db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('price_change')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('starts_at_ms', '<=', nowMs)
      .orderBy('starts_at_ms')
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, product_id, price, on_sale: onSale, reason, set_by: by } of due) {
      await setNow(tx, { id: product_id, price, onSale, reason, by }, nowMs)
      const done = { state: 'done', ended_at_ms: nowMs } as const
      await tx.updateTable('price_change').set(done).where('id', '=', id).execute()
    }
    return due.length
  })
}

interface Wanted {
  readonly id: string
  readonly price: Cents
  readonly onSale: boolean
  readonly reason: string
  readonly by: string
}

async function setNow(tx: Tx, wanted: Wanted, nowMs: number): Promise<boolean> {
  const { id, price, onSale, reason, by } = wanted
  const before = await lockProduct(tx, id)
  if (!before) return false
  const after = { price, on_sale: onSale }
  await tx.updateTable('catalogue').set(after).where('id', '=', id).execute()
  const line = { atMs: nowMs, actor: by, deed: 'product.set', subject: id, why: reason }
  await audit(tx, { ...line, before, after })
  return true
}

const lockProduct = (tx: Tx, id: string) =>
  tx
    .selectFrom('catalogue')
    .select(['price', 'on_sale'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
