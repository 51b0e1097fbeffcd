import type { Reader, Tx } from '#db/port.ts'
import type { HostIdentityTable } from '#db/tables.generated.ts'

export type Provider = HostIdentityTable['provider']

export async function memberOfIdentity(
  db: Reader,
  provider: Provider,
  subject: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('host_identity')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Ties an identity to a member. Of two at the same moment one is first; false for the other. */
export async function addIdentity(tx: Tx, row: HostIdentityTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('host_identity')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
