import type { Insertable } from 'kysely'
import type { CouponCodeTable } from '#db/tables.generated.ts'
import type { Tx } from '#db/port.ts'

/** As it is kept: whoever types it may write it small and with gaps. */
export const codeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** The code, locked: who comes at the same moment waits, so the last one is given once. */
export const lockCode = (tx: Tx, code: string) =>
  tx.selectFrom('coupon_code').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()

/** Notes that a member has it. False when they had it before. */
export async function useCode(
  tx: Tx,
  use: { readonly code: string; readonly memberId: string; readonly atMs: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coupon_code_use')
    .values({ code: use.code, member_id: use.memberId, at_ms: use.atMs })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const takeUse = (tx: Tx, code: string) =>
  tx
    .updateTable('coupon_code')
    .set((of) => ({ uses_left: of('uses_left', '-', 1) }))
    .where('code', '=', code)
    .execute()

/** False when there is such a code already. */
export async function addCode(tx: Tx, code: Insertable<CouponCodeTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coupon_code')
    .values(code)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Nobody redeems it from now on; what was redeemed stays. False when it was over before. */
export async function endCode(tx: Tx, code: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupon_code')
    .set({ ends_at_ms: nowMs })
    .where('code', '=', code)
    .where('ends_at_ms', '>', nowMs)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
