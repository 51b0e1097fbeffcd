import { nearestNames } from '@linmen/domain/search/nearest.ts'
import type { Reader } from '#db/port.ts'
import { teamsLike } from '#features/league/public.ts'

const NEAREST = 3

/** What was perhaps meant by a word that nothing was found for: a competition, an expert or a team that is much like it. */
export async function perhapsMeant(db: Reader, word: string): Promise<string[]> {
  const leagues = await db.selectFrom('league').select('name').execute()
  const experts = await db
    .selectFrom('expert_profile as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .select('m.nickname as name')
    .execute()
  const teams = await teamsLike(db, word)
  return nearestNames(word, [...leagues, ...experts].map(({ name }) => name).concat(teams), NEAREST)
}
