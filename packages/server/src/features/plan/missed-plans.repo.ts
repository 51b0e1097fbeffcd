import type { Reader } from '#db/port.ts'
import { boughtBy } from '#features/sale/public.ts'

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/** How many plans a member bought whose matches were played in this time and missed. */
export async function missedPlans(
  db: Reader,
  memberId: string,
  { fromMs, toMs }: Span,
): Promise<number> {
  const bought = await boughtBy(db, memberId, 'plan')
  if (bought.length === 0) return 0
  const { missed } = await db
    .selectFrom('plan')
    .select(({ fn }) => fn.countAll<number>().as('missed'))
    .where('id', 'in', bought)
    .where('result', '=', 'miss')
    .where('kickoff_ms', '>=', fromMs)
    .where('kickoff_ms', '<', toMs)
    .executeTakeFirstOrThrow()
  return Number(missed)
}

/** Every settled plan about one competition in this time, by whom and how it ended. */
export const leaguePicks = (db: Reader, leagueName: string, { fromMs, toMs }: Span) =>
  db
    .selectFrom('plan')
    .select(['expert_id as expertId', 'result', 'kickoff_ms as playedAtMs'])
    .select('settled_at_ms as settledAtMs')
    .where('league_name', '=', leagueName)
    .where('result', 'in', ['hit', 'miss'])
    .where('kickoff_ms', '>=', fromMs)
    .where('kickoff_ms', '<', toMs)
    .execute()
