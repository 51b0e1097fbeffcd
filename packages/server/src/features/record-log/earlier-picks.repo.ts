import type { EarlierPicks, Told } from '@linmen/domain/plan/earlier-picks.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import type { Reader } from '#db/port.ts'

/** What an expert has published about these matches, in plans, pairs and texts alike: none may contradict another. */
export async function earlierPicks(
  db: Reader,
  expertId: string,
  matchIds: readonly string[],
): Promise<EarlierPicks> {
  if (matchIds.length === 0) return { picks: [], pairs: [], texts: [] }
  const picks = await db
    .selectFrom('plan')
    .select(['match_id as matchId', 'market', 'pick'])
    .where('expert_id', '=', expertId)
    .where('two_for_one', '=', false)
    .where('pool_issue', 'is', null)
    .where('match_id', 'in', matchIds)
    .execute()
  const legs = await db
    .selectFrom('plan_leg')
    .innerJoin('plan', 'plan.id', 'plan_leg.plan_id')
    .select(['plan.id', 'plan_leg.match_id as matchId', 'plan_leg.market', 'plan_leg.pick'])
    .where('plan.expert_id', '=', expertId)
    .where('plan_leg.match_id', 'in', matchIds)
    .execute()
  const texts = await db
    .selectFrom('interpretation')
    .select(['match_id as matchId', 'sport', 'pick'])
    .where('expert_id', '=', expertId)
    .where('match_id', 'in', matchIds)
    .execute()
  return { picks, pairs: byPlan(legs), texts: texts.map(stand) }
}

/** Whatever an interpretation is about, what it stands for is who wins. */
const stand = ({
  matchId,
  sport,
  pick,
}: Pick<Told, 'matchId' | 'pick'> & { sport: string }): Told => ({
  matchId,
  market: sport === 'basketball' ? 'winLose' : 'winDrawLose',
  pick,
})

const byPlan = (legs: readonly (Told & { readonly id: string })[]): Told[][] => [
  ...groupedBy(legs, ({ id }) => id).values(),
]
