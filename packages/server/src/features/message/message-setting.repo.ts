import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import { isFixed } from '@linmen/domain/message/message-kinds.ts'
import type { Reader, Tx } from '#db/port.ts'

/** What the member said about each kind. What nobody spoke of is open. */
export async function settingsOf(
  db: Reader,
  memberId: string,
): Promise<ReadonlyMap<MessageKind, boolean>> {
  const rows = await db
    .selectFrom('message_setting')
    .select(['kind', 'is_open'])
    .where('member_id', '=', memberId)
    .execute()
  return new Map(rows.map(({ kind, is_open }) => [kind, is_open]))
}

/** Who of these members does not want to hear of a kind. */
export async function silencedAmong(
  db: Reader,
  memberIds: readonly string[],
): Promise<(memberId: string, kind: MessageKind) => boolean> {
  if (memberIds.length === 0) return () => false
  const rows = await db
    .selectFrom('message_setting')
    .select(['member_id', 'kind'])
    .where('member_id', 'in', memberIds)
    .where('is_open', '=', false)
    .execute()
  const closed = new Set(rows.map(({ member_id, kind }) => `${kind} ${member_id}`))
  return (memberId, kind) => !isFixed(kind) && closed.has(`${kind} ${memberId}`)
}

export async function changeSettingOf(
  tx: Tx,
  memberId: string,
  { kind, open, nowMs }: { kind: MessageKind; open: boolean; nowMs: number },
): Promise<void> {
  const said = { is_open: open, changed_at_ms: nowMs }
  await tx
    .insertInto('message_setting')
    .values({ member_id: memberId, kind, ...said })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(said))
    .execute()
}
