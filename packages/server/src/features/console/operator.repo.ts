import type { OperatorRole } from '@linmen/domain/operator/roles.ts'
import type { Reader, Tx } from '#db/port.ts'

export const operatorOf = (db: Reader, memberId: string) =>
  db
    .selectFrom('operator')
    .innerJoin('member', 'member.id', 'operator.member_id')
    .select(['member.id', 'member.nickname', 'member.phone', 'operator.role'])
    .select(['factor', 'factor_set_at_ms', 'factor_step'])
    .where('operator.member_id', '=', memberId)
    .executeTakeFirst()

/** Whoever becomes an operator keeps what they have as a member. */
export async function makeOperator(
  tx: Tx,
  { memberId, role, nowMs }: { memberId: string; role: OperatorRole; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('operator')
    .values({ member_id: memberId, role, added_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ role }))
    .execute()
  await tx.updateTable('member').set({ role: 'operator' }).where('id', '=', memberId).execute()
}

export async function unmakeOperator(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('operator').where('member_id', '=', memberId).execute()
  await tx
    .updateTable('member')
    .set((set) => ({
      role: set.case().when('level', '>', 0).then('expert').else('member').end() as never,
    }))
    .where('id', '=', memberId)
    .execute()
}

export const setFactor = (
  tx: Tx,
  memberId: string,
  set: { factor?: string | null; factor_set_at_ms?: number | null; factor_step?: number },
) => tx.updateTable('operator').set(set).where('member_id', '=', memberId).execute()

export async function keepRecoveryCodes(tx: Tx, memberId: string, hashes: string[]): Promise<void> {
  await tx.deleteFrom('operator_recovery').where('member_id', '=', memberId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('operator_recovery')
    .values(hashes.map((hash) => ({ code_hash: hash, member_id: memberId, used_at_ms: null })))
    .execute()
}

/** True when the code was there and unused; it is used from now on. */
export async function useRecoveryCode(tx: Tx, hash: string, nowMs: number): Promise<boolean> {
  const used = await tx
    .updateTable('operator_recovery')
    .set({ used_at_ms: nowMs })
    .where('code_hash', '=', hash)
    .where('used_at_ms', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}
