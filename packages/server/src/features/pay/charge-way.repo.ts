import type { CommandPorts } from '#kit/call.ts'
import type { Reader, Tx } from '#db/port.ts'
import { sealText } from '#kit/secrets/sealed-text.ts'

const PURPOSE = 'charge-way'
const TAIL = 4

/** The bank cards a member has charged with, the latest first. */
export const chargeWaysOf = (db: Reader, memberId: string) =>
  db
    .selectFrom('charge_way')
    .select(['id', 'tail'])
    .where('member_id', '=', memberId)
    .where('removed_at_ms', 'is', null)
    .orderBy('created_at_ms', 'desc')
    .execute()

/** Keeps a card for the next time. Only its last digits stay legible. */
export async function keepChargeWay(
  tx: Tx,
  ports: CommandPorts,
  { memberId, card, nowMs }: { memberId: string; card: string; nowMs: number },
): Promise<void> {
  const id = ports.ids.next('cw')
  await tx
    .insertInto('charge_way')
    .values({
      id,
      member_id: memberId,
      sealed: sealText(ports, { purpose: PURPOSE, place: id }, card),
      tail: card.slice(-TAIL),
      created_at_ms: nowMs,
      removed_at_ms: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'tail']).where('removed_at_ms', 'is', null).doNothing(),
    )
    .execute()
}

/** Whether this is the id of a card of the member's. */
export const isKeptCard = async (db: Reader, memberId: string, wayId: string): Promise<boolean> =>
  (await chargeWaysOf(db, memberId)).some(({ id }) => id === wayId)

export async function removeWay(tx: Tx, memberId: string, wayId: string, nowMs: number) {
  const { numUpdatedRows } = await tx
    .updateTable('charge_way')
    .set({ removed_at_ms: nowMs })
    .where('id', '=', wayId)
    .where('member_id', '=', memberId)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
