import type { Tx } from '#db/port.ts'

/** Uses a word up until its end; false when it was used before. The nightly job forgets those that are over. */
export async function spendNonce(tx: Tx, nonce: string, endsAtMs: number): Promise<boolean> {
  const used = await tx
    .insertInto('login_nonce')
    .values({ nonce, expires_at_ms: endsAtMs })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return used !== undefined
}
