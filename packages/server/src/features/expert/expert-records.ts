import type { ExpertFace } from '@linmen/contract/expert/expert.schemas.ts'
import { recordOf, type SettledPick } from '@linmen/domain/expert/record.ts'
import type { Reader } from '#db/port.ts'

/** Records from settled plans alone. There is no counter anywhere that could disagree with them. */
export async function recordsOf(
  db: Reader,
  expertIds: readonly string[],
  nowMs: number,
): Promise<(expertId: string) => ExpertFace['record']> {
  const rows = await db
    .selectFrom('plan')
    .select(['expert_id', 'result', 'odds_hundredths', 'kickoff_ms', 'settled_at_ms'])
    .where('expert_id', 'in', expertIds)
    .where('result', 'is not', null)
    .execute()
  const picks = new Map<string, SettledPick[]>(expertIds.map((id) => [id, []]))
  for (const row of rows)
    picks.get(row.expert_id)?.push({
      result: row.result!,
      oddsHundredths: row.odds_hundredths,
      playedAtMs: row.kickoff_ms,
      settledAtMs: row.settled_at_ms!,
    })
  return (expertId) => shown(picks.get(expertId) ?? [], nowMs)
}

function shown(picks: readonly SettledPick[], nowMs: number): ExpertFace['record'] {
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
