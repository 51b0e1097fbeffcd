import { houseNumbers, type NumberName } from '@linmen/domain/operator/numbers.ts'
import type { Reader, Tx } from '#db/port.ts'

export const numberNow = async (db: Reader, name: NumberName): Promise<number> =>
  (await db.selectFrom('house_number').select('value').where('name', '=', name).executeTakeFirst())
    ?.value ?? houseNumbers[name].usual

interface Change {
  readonly name: NumberName
  readonly value: number
  readonly reason: string
  readonly by: string
  readonly nowMs: number
}

export async function setNumber(tx: Tx, { name, value, reason, by, nowMs }: Change): Promise<void> {
  const state = { value, reason, changed_by: by, changed_at_ms: nowMs }
  await tx
    .insertInto('house_number')
    .values({ name, ...state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute()
}
