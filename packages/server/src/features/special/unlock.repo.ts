import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { FreeUnlockTable } from '#db/tables.generated.ts'

type FreeUnlock = Selectable<FreeUnlockTable>

/** Takes the next of a day's free looks; false when all are gone. A second request at the same moment waits here. */
export async function takeFree(
  tx: Tx,
  row: Omit<FreeUnlock, 'place'>,
  most: number,
): Promise<boolean> {
  for (let place = 1 + (await freeUsed(tx, row.member_id, row)); place <= most; place += 1) {
    const taken = await tx
      .insertInto('free_unlock')
      .values({ ...row, place })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (taken !== undefined) return true
  }
  return false
}

/** How many free looks of a day a member has used. */
export async function freeUsed(
  db: Reader,
  memberId: string,
  { day, kind }: Pick<FreeUnlock, 'day' | 'kind'>,
): Promise<number> {
  const { used } = await db
    .selectFrom('free_unlock')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(used)
}

interface FreeLook {
  readonly match_id: string
  readonly tool: ToolKey
  readonly at_ms: number
}

/** What a member has opened for nothing, newest first; of these matches only where they are named. */
export async function freeLooks(
  db: Reader,
  memberId: string,
  matchIds?: readonly string[],
): Promise<FreeLook[]> {
  if (matchIds?.length === 0) return []
  const rows = await db
    .selectFrom('free_unlock')
    .select(['match_id', 'tool', 'at_ms'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'tool')
    .$if(matchIds !== undefined, (rest) => rest.where('match_id', 'in', [...matchIds!]))
    .orderBy('at_ms', 'desc')
    .execute()
  return rows.flatMap(({ match_id, tool, at_ms }) =>
    match_id !== null && tool !== null ? [{ match_id, tool, at_ms }] : [],
  )
}
