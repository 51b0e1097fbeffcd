import type { Reader } from '#db/port.ts'

/** How many people registered in this time through the link of this member. */
export async function invitedBetween(
  db: Reader,
  memberId: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<number> {
  const { invited } = await db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('share_id', '=', memberId)
    .where('created_at_ms', '>=', fromMs)
    .where('created_at_ms', '<', toMs)
    .executeTakeFirstOrThrow()
  return Number(invited)
}

export const joinedAt = async (db: Reader, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('member')
      .select('created_at_ms')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).created_at_ms
