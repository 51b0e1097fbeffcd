import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import type { ListedExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { bestLeague, profitCurve } from '@linmen/domain/expert/league-record.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { query } from '#kit/query.ts'
import { expertsById } from './expert.reads.ts'
import { settledPicks } from './expert-records.ts'
import { fansOf, followingCount, followsAmong } from './follow.repo.ts'
import { monthPrices, runningUntil } from './subscription.repo.ts'

const MONTH_MS = 30 * 86_400_000
const CURVE_POINTS = 200

interface Onlooker {
  readonly viewerId: string | undefined
  readonly nowMs: number
}

export const show = query(
  expertEndpoints.show,
  async (db, { expertId }, { actor, nowMs, refuse }) => {
    const listed = await listedExperts(db, [expertId], { viewerId: actor?.id, nowMs })
    const expert = listed.get(expertId) ?? refuse('expert.not_found', {})
    const picks = await settledPicks(db, [expertId])
    const best = bestLeague(picks)
    const monthPrice = (await monthPrices(db, [expertId])).get(expertId)
    const months = await runningUntil(db, actor?.id, [expertId], nowMs)
    const curve = profitCurve(picks, nowMs - MONTH_MS).slice(-CURVE_POINTS)
    return {
      ...expert,
      following: await followingCount(db, expertId),
      ...(await writtenBy(db, expertId)),
      curve: curve.map(({ atMs, hundredths }) => ({ atMs, tenths: Math.round(hundredths / 10) })),
      ...(best && {
        best: { league: best.league, percent: Math.round((best.hits / best.picks) * 100) },
      }),
      ...(monthPrice !== undefined && { monthPrice }),
      isSubscribed: months.has(expertId),
    }
  },
)

/** Experts as lists show them, for this viewer. */
export async function listedExperts(
  db: Reader,
  ids: readonly string[],
  { viewerId, nowMs }: Onlooker,
): Promise<Map<string, ListedExpert>> {
  if (ids.length === 0) return new Map()
  const experts = await expertsById(db, ids, nowMs)
  const facts = await factsOf(db, ids, nowMs)
  const fans = await fansOf(db, ids)
  const followed = await followsAmong(db, viewerId, ids)
  return new Map(
    ids.flatMap((id) => {
      const expert = experts.get(id)
      const known = facts.get(id)
      if (!expert || !known) return []
      return [[id, { ...expert, ...known, fans: fans(id), isFollowed: followed.has(id) }] as const]
    }),
  )
}

/** What they say of themselves, what they write about most and how much of it is on sale. */
async function factsOf(db: Reader, ids: readonly string[], nowMs: number) {
  const { rows } = await sql<{
    id: string
    bio: string
    sport: 'football' | 'basketball'
    on_sale: number
  }>`
    select e.member_id as id, e.bio,
      coalesce(mode() within group (order by p.sport)
        filter (where p.sport in ('football', 'basketball')), 'football') as sport,
      count(p.id) filter (where p.result is null and p.kickoff_ms > ${nowMs}) as on_sale
    from expert_profile e left join plan p on p.expert_id = e.member_id
    where e.member_id = any(${[...ids]}) group by e.member_id`.execute(db)
  return new Map(
    rows.map(({ id, bio, sport, on_sale }) => [id, { bio, sport, plansOnSale: Number(on_sale) }]),
  )
}

/** What is promised and not yet given is no plan yet: as many as the public log holds. */
async function writtenBy(db: Reader, expertId: string) {
  const { plans } = await db
    .selectFrom('plan')
    .select(({ fn }) => fn.countAll<number>().as('plans'))
    .where('expert_id', '=', expertId)
    .where((plan) => plan.or([plan('pick', 'is not', null), plan('pool_issue', 'is not', null)]))
    .executeTakeFirstOrThrow()
  const { created_at_ms } = await db
    .selectFrom('expert_profile')
    .select('created_at_ms')
    .where('member_id', '=', expertId)
    .executeTakeFirstOrThrow()
  return { plansWritten: Number(plans), sinceMs: created_at_ms }
}
