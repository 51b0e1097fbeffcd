import type { Reader } from '#db/port.ts'

/** What these experts are called. */
export async function expertNames(
  db: Reader,
  expertIds: readonly string[],
): Promise<Map<string, string>> {
  if (expertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname'])
    .where('id', 'in', expertIds)
    .execute()
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** What an expert says of themselves. */
export async function bioOf(db: Reader, expertId: string): Promise<string> {
  const { bio } = await db
    .selectFrom('expert_profile')
    .select('bio')
    .where('member_id', '=', expertId)
    .executeTakeFirstOrThrow()
  return bio
}
