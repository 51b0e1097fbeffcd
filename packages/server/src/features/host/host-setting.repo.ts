import type { Brand } from '@linmen/domain/host/brand.ts'
import type { Reader, Tx } from '#db/port.ts'

interface Changed {
  readonly reason: string
  readonly changed_by: string
  readonly changed_at_ms: number
}

/** The name pages of an agent carry; null where they carry ours. */
export const brandOfAgent = async (db: Reader, agentId: string): Promise<Brand | null> =>
  (await db
    .selectFrom('brand')
    .select(['name', 'company', 'slogan'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst()) ?? null

export async function keepBrand(tx: Tx, agentId: string, state: Changed & Brand): Promise<void> {
  await tx
    .insertInto('brand')
    .values({ agent_id: agentId, ...state })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(state))
    .execute()
}

export const dropBrand = (tx: Tx, agentId: string) =>
  tx.deleteFrom('brand').where('agent_id', '=', agentId).execute()

/** The names of all agents that have one: they are few. */
export const brandNames = async (db: Reader): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('brand').select(['agent_id', 'name']).execute()).map((row) => [
      row.agent_id,
      row.name,
    ]),
  )
