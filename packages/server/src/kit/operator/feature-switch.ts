import { featureSwitches, switchOfCall, type SwitchName } from '@linmen/domain/operator/switches.ts'
import type { Reader, Tx } from '#db/port.ts'
import { Refused } from '#kit/refused.ts'

export const isOn = async (db: Reader, name: SwitchName): Promise<boolean> =>
  (
    await db
      .selectFrom('feature_switch')
      .select('is_on')
      .where('name', '=', name)
      .executeTakeFirst()
  )?.is_on ?? true

/** Refuses what is shut, and says what that is. The code is the common one for what is not open. */
export async function needOn(db: Reader, name: SwitchName): Promise<void> {
  if (!(await isOn(db, name)))
    throw new Refused('not_open', `${featureSwitches[name].title}暂时关闭`, {})
}

/** The same at the edge, for the calls a switch names. */
export async function needCallOn(db: Reader, call: string): Promise<void> {
  const name = switchOfCall(call)
  if (name !== undefined) await needOn(db, name)
}

interface Change {
  readonly name: SwitchName
  readonly on: boolean
  readonly reason: string
  readonly by: string
  readonly nowMs: number
}

export async function setSwitch(tx: Tx, { name, on, reason, by, nowMs }: Change): Promise<void> {
  const state = { is_on: on, reason, changed_by: by, changed_at_ms: nowMs }
  await tx
    .insertInto('feature_switch')
    .values({ name, ...state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute()
}
