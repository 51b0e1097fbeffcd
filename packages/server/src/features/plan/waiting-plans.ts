import type { Reader } from '#db/port.ts'
import { boughtBy } from '#features/sale/public.ts'

/** How many plans the member has bought whose matches are not decided yet. */
export async function waitingPlans(db: Reader, memberId: string): Promise<number> {
  const bought = await boughtBy(db, memberId, 'plan')
  if (bought.length === 0) return 0
  const { waiting } = await db
    .selectFrom('plan')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('id', 'in', bought)
    .where('result', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
