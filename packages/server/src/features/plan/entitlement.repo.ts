import type { Reader, Tx } from '#db/port.ts'

export interface Grant {
  readonly id: string
  readonly memberId: string
  readonly planId: string
  readonly orderId: string
  readonly atMs: number
}

/**
 * Gives the right to read a plan, once: false when the member already has it. A twin in another
 * transaction is waited for here, before anything has been spent.
 */
export async function grantPlan(tx: Tx, grant: Grant): Promise<boolean> {
  const granted = await tx
    .insertInto('entitlement')
    .values({
      id: grant.id,
      member_id: grant.memberId,
      item_kind: 'plan',
      item_id: grant.planId,
      order_id: grant.orderId,
      granted_at_ms: grant.atMs,
      revoked_at_ms: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'item_kind', 'item_id'])
        .where('revoked_at_ms', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return granted !== undefined
}

export const revokeGrant = (tx: Tx, orderId: string, atMs: number) =>
  tx
    .updateTable('entitlement')
    .set({ revoked_at_ms: atMs })
    .where('order_id', '=', orderId)
    .where('revoked_at_ms', 'is', null)
    .execute()

/** Which of these plans the member has bought. */
export async function boughtAmong(
  db: Reader,
  memberId: string,
  planIds: readonly string[],
): Promise<Set<string>> {
  if (planIds.length === 0) return new Set()
  const rows = await live(db)
    .select('item_id')
    .where('member_id', '=', memberId)
    .where('item_id', 'in', planIds)
    .execute()
  return new Set(rows.map((row) => row.item_id))
}

/** How many members have bought each plan. */
export async function buyersOf(
  db: Reader,
  planIds: readonly string[],
): Promise<(planId: string) => number> {
  if (planIds.length === 0) return () => 0
  const rows = await live(db)
    .select('item_id')
    .select((select) => select.fn.countAll<number>().as('buyers'))
    .where('item_id', 'in', planIds)
    .groupBy('item_id')
    .execute()
  const buyers = new Map(rows.map((row) => [row.item_id, Number(row.buyers)]))
  return (planId) => buyers.get(planId) ?? 0
}

const live = (db: Reader) =>
  db.selectFrom('entitlement').where('item_kind', '=', 'plan').where('revoked_at_ms', 'is', null)
