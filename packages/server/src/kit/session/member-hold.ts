import type { Reader, Tx } from '#db/port.ts'
import { audit } from '#kit/audit.ts'
import type { CommandCall } from '#kit/call.ts'
import { endAllSessions } from './session-store.ts'

export interface Hold {
  readonly memberId: string
  /** Without money, or without anything. */
  readonly scope: 'money' | 'all'
  readonly reason: string
  /** Null: until somebody lifts it. */
  readonly untilMs: number | null
}

type Placing = Pick<CommandCall, 'nowMs' | 'ports' | 'after'> & { readonly by: string }

/** Holds a member. Who may do nothing at all is signed out everywhere, sockets included. */
export async function placeHold(tx: Tx, placing: Placing, hold: Hold): Promise<void> {
  const { nowMs, by } = placing
  const { memberId, scope, reason, untilMs } = hold
  const written = { scope, reason, placed_by: by, placed_at_ms: nowMs, until_ms: untilMs }
  await tx
    .insertInto('member_hold')
    .values({ member_id: memberId, ...written })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(written))
    .execute()
  await audit(tx, {
    atMs: nowMs,
    actor: by,
    deed: 'hold',
    subject: memberId,
    why: reason,
    detail: hold,
  })
  if (scope === 'all') await endAllSessions(tx, placing, memberId)
}

export async function liftHold(
  tx: Tx,
  { nowMs, by }: Placing,
  memberId: string,
  reason = '',
): Promise<void> {
  await tx.deleteFrom('member_hold').where('member_id', '=', memberId).execute()
  await audit(tx, { atMs: nowMs, actor: by, deed: 'lift-hold', subject: memberId, why: reason })
}

/** What the member may not do now. */
export async function holdOf(
  db: Reader,
  memberId: string,
  nowMs: number,
): Promise<Hold['scope'] | null> {
  const held = await db
    .selectFrom('member_hold')
    .select('scope')
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('until_ms', 'is', null), where('until_ms', '>', nowMs)]))
    .executeTakeFirst()
  return held?.scope ?? null
}
