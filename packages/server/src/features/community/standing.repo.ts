import type { GagKind } from '@linmen/contract/community/community.schemas.ts'
import type { Standing } from '@linmen/domain/community/standing.ts'
import type { Reader, Tx } from '#db/port.ts'

export interface StandingRow extends Standing {
  readonly banReason: string | null
}

export async function standingOf(db: Reader, memberId: string): Promise<StandingRow | null> {
  const row = await db
    .selectFrom('community_standing')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return null
  return {
    gag: row.gag,
    gaggedUntilMs: row.gagged_until_ms,
    bannedAtMs: row.banned_at_ms,
    banReason: row.ban_reason,
  }
}

/** When somebody joined, and how many of their texts stand. */
export async function pastOf(db: Reader, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(['created_at_ms', 'role'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  const { accepted } = await db
    .selectFrom('post')
    .select(({ fn }) => fn.countAll<number>().as('accepted'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow()
  return member && { joinedAtMs: member.created_at_ms, role: member.role, accepted }
}

export const memberExists = async (db: Reader, memberId: string): Promise<boolean> =>
  (await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()) !==
  undefined

interface Change {
  readonly memberId: string
  readonly by: string
  readonly atMs: number
}

const write = async (
  tx: Tx,
  { memberId, by, atMs }: Change,
  part: Partial<{
    gag: GagKind | null
    gagged_until_ms: number | null
    banned_at_ms: number | null
    ban_reason: string | null
  }>,
): Promise<void> => {
  const changed = { ...part, changed_by: by, changed_at_ms: atMs }
  await tx
    .insertInto('community_standing')
    .values({ member_id: memberId, ...changed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changed))
    .execute()
}

export const gagUntil = (tx: Tx, change: Change, gag: GagKind, untilMs: number) =>
  write(tx, change, { gag, gagged_until_ms: untilMs })

export const banMember = (tx: Tx, change: Change, reason: string) =>
  write(tx, change, { banned_at_ms: change.atMs, ban_reason: reason })

export const restore = (tx: Tx, change: Change) =>
  write(tx, change, { gag: null, gagged_until_ms: null, banned_at_ms: null, ban_reason: null })

export const filteredWords = (db: Reader) =>
  db.selectFrom('filtered_word').select(['word', 'deed']).execute()
