import type { Ports } from '#kit/ports.ts'

/** A message of mei that may be removed. */
export async function messageDemoIds({ db }: Ports): Promise<Record<string, string>> {
  const row = await db.read
    .selectFrom('message')
    .select('id')
    .where('member_id', '=', 'mei')
    .where('is_removed', '=', false)
    .orderBy('created_at_ms')
    .orderBy('id')
    .executeTakeFirst()
  return row ? { msgId: row.id } : {}
}
