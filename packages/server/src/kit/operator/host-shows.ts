import { featureOfCall } from '@linmen/domain/host/feature-calls.ts'
import { hiddenIn, type HostFeature } from '@linmen/domain/host/host-features.ts'
import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import { featureTitles } from '@linmen/domain/host/host-titles.ts'
import type { Reader, Tx } from '#db/port.ts'
import { Refused } from '#kit/refused.ts'

/** What operators have set for a host; null where they left it alone. */
export const setForHost = async (db: Reader, host: HostName): Promise<HostFeature[] | null> =>
  (await db.selectFrom('host_setting').select('hidden').where('host', '=', host).executeTakeFirst())
    ?.hidden ?? null

/** What a host hides now. */
export const hiddenNow = async (db: Reader, host: HostName): Promise<readonly HostFeature[]> =>
  (await setForHost(db, host)) ?? hiddenIn(host)

/** How somebody came in, as far as it was seen and not only said. */
interface Door {
  readonly around: HostName | null
  readonly channel: { readonly host?: HostName | null; readonly agentId: string } | null
}

/** Refuses what the app around the page does not show. The code is the common one for what is not open. */
export async function needShown(db: Reader, call: string, door: Door): Promise<void> {
  const feature = featureOfCall(call)
  if (feature === undefined) return
  if ((await hiddenNow(db, hostOfDoor(door))).includes(feature))
    throw new Refused('not_open', `${featureTitles[feature]}在这里不开放`, {})
}

/** The app that is seen goes before the one a session was begun in, and that before whom its agent belongs to. */
const hostOfDoor = ({ around, channel }: Door): HostName =>
  around ?? channel?.host ?? hostOfAgent(channel?.agentId ?? '') ?? 'browser'

interface Setting {
  readonly hidden: HostFeature[]
  readonly reason: string
  readonly changed_by: string
  readonly changed_at_ms: number
}

export async function keepHost(tx: Tx, host: HostName, state: Setting): Promise<void> {
  await tx
    .insertInto('host_setting')
    .values({ host, ...state })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(state))
    .execute()
}

export const dropHost = (tx: Tx, host: HostName) =>
  tx.deleteFrom('host_setting').where('host', '=', host).execute()
