import type { ExpertFace, HotExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { sql } from 'kysely'
import { query } from '#kit/query.ts'
import type { Reader } from '#db/port.ts'
import { recordsOf } from './expert-records.ts'

const HOT = 10

/** Who these experts are, with their records as of now. */
export async function expertsById(
  db: Reader,
  expertIds: readonly string[],
  nowMs: number,
): Promise<Map<string, ExpertFace>> {
  if (expertIds.length === 0) return new Map()
  const rows = await profiles(db).where('expert_profile.member_id', 'in', expertIds).execute()
  const records = await recordsOf(db, expertIds, nowMs)
  return new Map(rows.map((row) => [row.id, { ...row, record: records(row.id) }]))
}

/** Experts with something on sale or a record, the ones in form first. */
export const hotExperts = query(expertEndpoints.home, async (db, { sport }, { nowMs }) => ({
  hot: await hotExpertsOf(db, sport, nowMs),
}))

export async function hotExpertsOf(
  db: Reader,
  sport: Sport | undefined,
  nowMs: number,
): Promise<HotExpert[]> {
  const rows = await db
    .selectFrom('plan')
    .select('expert_id')
    .select(sql<'football' | 'basketball'>`mode() within group (order by sport)`.as('sport'))
    .select((select) =>
      select.fn
        .countAll<number>()
        .filterWhere('result', 'is', null)
        .filterWhere('kickoff_ms', '>', nowMs)
        .as('on_sale'),
    )
    .where('sport', 'in', sport === undefined ? ['football', 'basketball'] : [sport])
    .groupBy('expert_id')
    .execute()
  const experts = await expertsById(
    db,
    rows.map((row) => row.expert_id),
    nowMs,
  )
  const hot = rows.flatMap((row): HotExpert[] => {
    const expert = experts.get(row.expert_id)
    return expert ? [{ ...expert, sport: row.sport, plansOnSale: Number(row.on_sale) }] : []
  })
  return hot.toSorted(byForm).slice(0, HOT)
}

/** Share of hits among the recent picks, then the current streak. */
function byForm(a: HotExpert, b: HotExpert): number {
  return (
    form(b) - form(a) ||
    b.record.streak - a.record.streak ||
    a.grade - b.grade ||
    (a.id < b.id ? -1 : 1)
  )
}

const form = ({ record: { recent } }: HotExpert) => (recent ? recent.hits / recent.picks : -1)

const profiles = (db: Reader) =>
  db
    .selectFrom('expert_profile')
    .innerJoin('member', 'member.id', 'expert_profile.member_id')
    .select([
      'member.id',
      'member.nickname as name',
      'member.avatar_key as avatar',
      'member.level',
      'expert_profile.grade',
    ])
