import type { Reader, Tx } from '#db/port.ts'
import type { PageViewTable } from '#db/tables.generated.ts'
import type { Member } from '#kit/member.ts'

interface Visit {
  readonly actor: Member | null
  readonly agentId: string
  readonly platform: string
  readonly nowMs: number
}

type Details = Partial<
  Record<'item_id' | 'came_from' | 'screen' | 'detail', string | null | undefined>
>

export async function addView(
  tx: Tx,
  { actor, agentId, platform, nowMs }: Visit,
  view: Pick<PageViewTable, 'kind' | 'subject'> & Details,
): Promise<void> {
  await tx
    .insertInto('page_view')
    .values({
      member_id: actor?.id ?? null,
      agent_id: agentId,
      platform,
      at_ms: nowMs,
      item_id: null,
      came_from: null,
      screen: null,
      detail: null,
      ...present(view),
    })
    .execute()
}

const present = <T extends object>(view: T) =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The pages a member opened since then, and how often. */
export const pagesSeen = async (db: Reader, memberId: string, sinceMs: number) => {
  const rows = await db
    .selectFrom('page_view')
    .select(['subject', ({ fn }) => fn.countAll<number>().as('times')])
    .where('member_id', '=', memberId)
    .where('at_ms', '>', sinceMs)
    .where('kind', '=', 'page')
    .groupBy('subject')
    .execute()
  return rows.map(({ subject, times }) => ({ path: subject, times: Number(times) }))
}
