import type { Tx } from '#db/port.ts'

interface NoticeKey {
  readonly channel: string
  readonly number: string
}

/** Keeps the bytes of a notice when it comes for the first time. */
export async function keepNotice(
  tx: Tx,
  key: NoticeKey,
  body: Buffer,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('channel_notice')
    .values({ ...key, body, received_at_ms: nowMs, taken_at_ms: null, last_error: null })
    .onConflict((conflict) => conflict.columns(['channel', 'number']).doNothing())
    .execute()
}

/**
 * Marks a notice as taken; false when it was before. A twin waits at the row until the first has committed. Another
 * content under a number that is known is no repeat, and must not pass for one.
 */
export async function finishNotice(
  tx: Tx,
  key: NoticeKey,
  body: Buffer,
  nowMs: number,
): Promise<boolean> {
  const known = await tx
    .selectFrom('channel_notice')
    .select(['body', 'taken_at_ms'])
    .where('channel', '=', key.channel)
    .where('number', '=', key.number)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!known.body.equals(body)) throw new Error('a notice came again with other content')
  if (known.taken_at_ms !== null) return false
  await tx
    .updateTable('channel_notice')
    .set({ taken_at_ms: nowMs, last_error: null })
    .where('channel', '=', key.channel)
    .where('number', '=', key.number)
    .execute()
  return true
}

export async function noteFailure(tx: Tx, key: NoticeKey, reason: string): Promise<void> {
  await tx
    .updateTable('channel_notice')
    .set({ last_error: reason })
    .where('channel', '=', key.channel)
    .where('number', '=', key.number)
    .execute()
}
