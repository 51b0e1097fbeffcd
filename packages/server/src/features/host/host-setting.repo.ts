import type { Brand } from '@linmen/domain/host/brand.ts'
import { hiddenIn, type HostFeature } from '@linmen/domain/host/host-features.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import type { Reader, Tx } from '#db/port.ts'

interface Changed {
  readonly reason: string
  readonly changed_by: string
  readonly changed_at_ms: number
}

/** What operators have set for a host; null where they left it alone. */
export const setForHost = async (db: Reader, host: HostName): Promise<HostFeature[] | null> =>
  (await db.selectFrom('host_setting').select('hidden').where('host', '=', host).executeTakeFirst())
    ?.hidden ?? null

/** What a host hides now. */
export const hiddenNow = async (db: Reader, host: HostName): Promise<readonly HostFeature[]> =>
  (await setForHost(db, host)) ?? hiddenIn(host)

export async function keepHost(
  tx: Tx,
  host: HostName,
  state: Changed & { readonly hidden: HostFeature[] },
): Promise<void> {
  await tx
    .insertInto('host_setting')
    .values({ host, ...state })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(state))
    .execute()
}

export const dropHost = (tx: Tx, host: HostName) =>
  tx.deleteFrom('host_setting').where('host', '=', host).execute()

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
