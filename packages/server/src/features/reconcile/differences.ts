import { billEndpoints, type BillDifference } from '@linmen/contract/wallet/bill.endpoints.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import type { DifferenceRow } from './bill.repo.ts'

/** Where bills and books disagree, the newest day first. */
export const listDifferences = query(
  billEndpoints.listDifferences,
  async (db, { open, day, ...wish }) => {
    const rows = db
      .selectFrom('bill_difference')
      .selectAll()
      .$if(open === true, (rest) => rest.where('handled_at_ms', 'is', null))
      .$if(open === false, (rest) => rest.where('handled_at_ms', 'is not', null))
      .$if(day !== undefined, (rest) => rest.where('day', '=', day!))
      .orderBy('day', 'desc')
      .orderBy('id')
    return presented(await pageFrom(rows, wish), (page) => page.map(shown))
  },
)

/** A person has seen to it and says how. The books are not touched by this. */
export const handleDifference = command(
  billEndpoints.handleDifference,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    const handled = await tx
      .updateTable('bill_difference')
      .set({ handled_by: actor.id, handled_at_ms: nowMs, reason })
      .where('id', '=', id)
      .where('handled_at_ms', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!handled) {
      const rows = tx.selectFrom('bill_difference').select('id').where('id', '=', id)
      const isThere = (await rows.executeTakeFirst()) !== undefined
      return refuse(isThere ? 'bill.difference_handled' : 'bill.difference_not_found', {})
    }
    const deed = 'bill.difference_handled'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason })
    return shown(handled)
  },
)

const shown = (row: DifferenceRow): BillDifference => ({
  id: row.id,
  channel: row.channel,
  day: row.day,
  kind: row.kind,
  move: row.move,
  outNo: row.out_no,
  ...(row.trade_no !== null && { tradeNo: row.trade_no }),
  ...(row.ours !== null && { ours: row.ours }),
  ...(row.theirs !== null && { theirs: row.theirs }),
  foundAtMs: row.found_at_ms,
  ...(row.handled_by !== null && { handledBy: row.handled_by }),
  ...(row.handled_at_ms !== null && { handledAtMs: row.handled_at_ms }),
  ...(row.reason !== null && { reason: row.reason }),
})
