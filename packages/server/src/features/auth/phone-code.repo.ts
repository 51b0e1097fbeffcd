import type { CodePurpose } from '@linmen/contract/kit/legacy-words.ts'
import type { Tx } from '#db/port.ts'

/** Whose code it is: the phone it went to, what it is for, and the session or visitor that asked. */
export interface CodeKey {
  readonly phone: string
  readonly purpose: CodePurpose
  readonly holder: string
}

export interface NewCode extends CodeKey {
  readonly id: string
  readonly hash: string
  readonly nowMs: number
  readonly endsAtMs: number
}

/** Keeps a new code in the place of the one before it. */
export async function keepCode(tx: Tx, code: NewCode): Promise<void> {
  const fresh = {
    id: code.id,
    code_hash: code.hash,
    tries: 0,
    used: false,
    ends_at_ms: code.endsAtMs,
    created_at_ms: code.nowMs,
  }
  await tx
    .insertInto('phone_code')
    .values({ phone: code.phone, purpose: code.purpose, holder: code.holder, ...fresh })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose', 'holder']).doUpdateSet(fresh))
    .execute()
}

export const lockCode = (tx: Tx, { phone, purpose, holder }: CodeKey) =>
  tx
    .selectFrom('phone_code')
    .select(['id', 'code_hash', 'tries', 'used', 'ends_at_ms'])
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .forUpdate()
    .executeTakeFirst()

/** Counts a try; a right one uses the code up. */
export const countTry = (tx: Tx, id: string, right: boolean) =>
  tx
    .updateTable('phone_code')
    .set((of) => ({ tries: of('tries', '+', 1), used: right }))
    .where('id', '=', id)
    .execute()
