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

export async function isSilenced(db: Reader, memberId: string, kind: MessageKind) {
  return !isFixed(kind) && (await settingsOf(db, memberId)).get(kind) === false
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
