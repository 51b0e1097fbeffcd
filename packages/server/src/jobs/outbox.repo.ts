import type { Reader, Tx } from '#db/port.ts'

/** Takes a message for one try. Nobody else gets it before the lease is over. */
export const claimMessage = (
  tx: Tx,
  id: string,
  { nowMs, leaseMs }: { nowMs: number; leaseMs: number },
) =>
  tx
    .updateTable('outbox')
    .set((of) => ({ tries: of('tries', '+', 1), next_at_ms: nowMs + leaseMs }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_at_ms', '<=', nowMs)
    .returning(['id', 'kind', 'payload', 'tries'])
    .executeTakeFirst()

export async function markSent(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'sent', sent_at_ms: nowMs, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Notes why a try failed; without a next one the message waits for a person. */
export async function markFailed(
  tx: Tx,
  id: string,
  { reason, nextAtMs }: { reason: string; nextAtMs: number | null },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      last_error: reason,
      ...(nextAtMs === null ? { state: 'stuck' } : { next_at_ms: nextAtMs }),
    })
    .where('id', '=', id)
    .execute()
}

/** Messages whose time has come and whom nobody has in hand. */
export const dueMessages = (db: Reader, nowMs: number, most: number) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at_ms', '<=', nowMs)
    .orderBy('next_at_ms')
    .limit(most)
    .execute()

/** Messages that wait for a person, the oldest first. */
export const stuckMessages = (db: Reader, most: number) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'tries', 'last_error', 'created_at_ms'])
    .where('state', '=', 'stuck')
    .orderBy('created_at_ms')
    .limit(most)
    .execute()
