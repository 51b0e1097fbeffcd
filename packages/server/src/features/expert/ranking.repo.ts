import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** Everybody who has published about a sport. */
export async function expertsOfSport(db: Reader, sport: Sport): Promise<string[]> {
  const rows = await db
    .selectFrom('plan')
    .select('expert_id')
    .distinct()
    .where('sport', '=', sport)
    .orderBy('expert_id')
    .execute()
  return rows.map((row) => row.expert_id)
}

/** Who writes about matches of the football pools, the busiest first. */
export async function poolExperts(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ expert_id: string }>`
    select p.expert_id from plan p join fixture f on f.id = p.match_id
    where f.pool_issue is not null
    group by p.expert_id order by count(*) desc, p.expert_id`.execute(db)
  return rows.map((row) => row.expert_id)
}
