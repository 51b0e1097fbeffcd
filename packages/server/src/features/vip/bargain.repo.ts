import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { VipBargainTable } from '#db/tables.generated.ts'

export type BargainRow = Selectable<VipBargainTable>

export const findBargain = (db: Reader, id: string): Promise<BargainRow | undefined> =>
  db.selectFrom('vip_bargain').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, held until the end of the transaction: helpers come one after the other. */
export const lockBargain = (tx: Tx, id: string): Promise<BargainRow | undefined> =>
  tx.selectFrom('vip_bargain').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const latestBargain = (db: Reader, memberId: string): Promise<BargainRow | undefined> =>
  db
    .selectFrom('vip_bargain')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const addBargain = (tx: Tx, bargain: BargainRow) =>
  tx.insertInto('vip_bargain').values(bargain).execute()

/** False for whoever has helped before. */
export async function addHelp(
  tx: Tx,
  help: { bargain_id: string; helper_id: string; created_at_ms: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('vip_bargain_help')
    .values(help)
    .onConflict((conflict) => conflict.doNothing())
    .returning('helper_id')
    .executeTakeFirst()
  return added !== undefined
}

export const helpersOf = (db: Reader, bargainId: string) =>
  db
    .selectFrom('vip_bargain_help')
    .innerJoin('member', 'member.id', 'vip_bargain_help.helper_id')
    .select(['member.id', 'member.nickname', 'vip_bargain_help.created_at_ms as atMs'])
    .where('bargain_id', '=', bargainId)
    .orderBy('vip_bargain_help.created_at_ms')
    .orderBy('member.id')
    .execute()

export const nicknameOf = async (db: Reader, memberId: string): Promise<string> =>
  (
    await db
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).nickname

export const markBargainTaken = (tx: Tx, id: string, nowMs: number) =>
  tx.updateTable('vip_bargain').set({ taken_at_ms: nowMs }).where('id', '=', id).execute()
