import type { ExpertFace } from '@linmen/contract/expert/expert.schemas.ts'
import { recordOf, type SettledPick } from '@linmen/domain/expert/record.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** A settled pick with what records are told apart by. */
export interface ExpertPick extends SettledPick {
  readonly expertId: string
  readonly sport: 'football' | 'basketball' | 'pool14' | 'pick9' | 'single'
  readonly market: 'winDrawLose' | 'winLose' | 'handicap' | 'overUnder'
  readonly twoForOne: boolean
  readonly leagueName: string
}

/** Every settled pick of these experts, or of everybody. Records come from here and from nowhere else. */
export async function settledPicks(
  db: Reader,
  expertIds: readonly string[] | 'all',
): Promise<ExpertPick[]> {
  if (expertIds.length === 0) return []
  const rows = await db
    .selectFrom('plan')
    .select(['expert_id', 'result', 'returned_hundredths', 'kickoff_ms', 'settled_at_ms'])
    .select(['sport', 'market', 'two_for_one', 'league_name', 'pool_issue'])
    .select('close_value')
    .where('result', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('odds_hundredths', 'is not', null), eb('pool_issue', 'is not', null)]),
    )
    .$if(expertIds !== 'all', (rest) => rest.where('expert_id', 'in', expertIds as string[]))
    // Matches of one moment keep one order, whoever reckons: a streak depends on it.
    .orderBy(sql`coalesce(given_at_ms, published_at_ms)`)
    .orderBy(sql`id collate "C"`)
    .execute()
  return rows.map((row) => ({
    expertId: row.expert_id,
    result: row.result!,
    returnedHundredths: row.pool_issue === null ? (row.returned_hundredths ?? 0) : null,
    playedAtMs: row.kickoff_ms,
    settledAtMs: row.settled_at_ms!,
    sport: row.sport,
    market: row.market,
    twoForOne: row.two_for_one,
    leagueName: row.league_name,
    ...(row.close_value !== null && { closeValue: row.close_value }),
  }))
}

/** Records from settled plans alone. There is no counter anywhere that could disagree with them. */
export async function recordsOf(
  db: Reader,
  expertIds: readonly string[],
  nowMs: number,
): Promise<(expertId: string) => ExpertFace['record']> {
  const picks = byExpert(await settledPicks(db, expertIds))
  return (expertId) => shownRecord(picks.get(expertId) ?? [], nowMs)
}

export function byExpert(picks: readonly ExpertPick[]): Map<string, ExpertPick[]> {
  const sorted = new Map<string, ExpertPick[]>()
  for (const pick of picks) {
    const own = sorted.get(pick.expertId)
    if (own) own.push(pick)
    else sorted.set(pick.expertId, [pick])
  }
  return sorted
}

function shownRecord(picks: readonly SettledPick[], nowMs: number): ExpertFace['record'] {
  const record = recordOf(picks, nowMs)
  const { recent, monthReturnTenths, dots, changedAtMs, playedAtMs, ...counts } = record
  return {
    ...counts,
    ...(recent && { recent }),
    ...(monthReturnTenths !== null && { monthReturn: monthReturnTenths / 10 }),
    dots: [...dots],
    ...(changedAtMs !== null && { changedAtMs }),
    ...(playedAtMs !== null && { playedAtMs }),
  }
}
