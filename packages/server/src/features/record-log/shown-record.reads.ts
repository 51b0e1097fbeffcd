import type { ShownPick, ShownRecord } from '@linmen/domain/record-log/shown-record.ts'
import { matchesOfPick } from '@linmen/domain/record-log/entries.ts'
import { statisticsOf } from '@linmen/domain/record-log/statistics.ts'
import type { Reader } from '#db/port.ts'
import { settledPicks } from '#features/expert/public.ts'
import { numberedUntil } from './log.repo.ts'
import { interpretationPick, lockedAt, loggedPlans } from './logged-picks.ts'

// The sequencer numbers what waits every second: between two of its turns there is time for an answer.
const TRIES = 3

/**
 * All that the pages say of an expert, and how many entries of the log it goes by: nothing waits for a number before and
 * after, and no number is new. Where that does not come about the answer says so, and whoever compares asks again.
 */
export async function shownRecord(
  db: Reader,
  expertId: string,
  nowMs: number,
): Promise<ShownRecord | null> {
  for (let tried = 1; ; tried++) {
    const before = await numberedUntil(db)
    const record = await recordNow(db, expertId, nowMs)
    const after = await numberedUntil(db)
    const size = before === after ? before : null
    if (size !== null || tried >= TRIES) return record && { ...record, size }
  }
}

async function recordNow(db: Reader, expertId: string, nowMs: number) {
  const profile = await db
    .selectFrom('expert_profile')
    .select('member_id')
    .where('member_id', '=', expertId)
    .executeTakeFirst()
  if (!profile) return null
  return {
    author: expertId,
    atMs: nowMs,
    picks: await shownPicks(db, expertId),
    statistics: statisticsOf(await settledPicks(db, 'all'), expertId, nowMs),
  }
}

/** In the order they were published. */
export async function shownPicks(db: Reader, expertId: string): Promise<ShownPick[]> {
  const picks = [...(await shownPlans(db, expertId)), ...(await shownInterpretations(db, expertId))]
  return picks.toSorted((a, b) => a.lockedAtMs - b.lockedAtMs || (a.id < b.id ? -1 : 1))
}

/** Of a pick whose match is not decided nobody is told more than the log has promised. */
async function shownPlans(db: Reader, expertId: string): Promise<ShownPick[]> {
  const plans = await db.selectFrom('plan').selectAll().where('expert_id', '=', expertId).execute()
  const told = await loggedPlans(db, plans)
  return plans.flatMap((plan): ShownPick[] => {
    const pick = told.get(plan.id)
    if (!pick) return []
    const shown = {
      ...headOf(plan),
      lockedAtMs: lockedAt(plan),
      what: 'plan' as const,
      matches: matchesOfPick(pick).map(({ match }) => match),
      pick: plan.result === null ? null : pick,
      result: plan.result,
      returnedHundredths: plan.returned_hundredths,
    }
    return [shown]
  })
}

async function shownInterpretations(db: Reader, expertId: string): Promise<ShownPick[]> {
  const rows = await db
    .selectFrom('interpretation')
    .selectAll()
    .where('expert_id', '=', expertId)
    .execute()
  return rows.map((row) => ({
    ...headOf(row),
    what: 'interpretation',
    matches: [row.match_id],
    pick: row.result === null ? null : interpretationPick(row),
    result: row.result,
    returnedHundredths: null,
  }))
}

const headOf = (row: {
  readonly id: string
  readonly published_at_ms: number
  readonly kickoff_ms: number
  readonly settled_at_ms: number | null
  readonly home_name: string
  readonly away_name: string
  readonly match_number: string | null
  readonly league_name: string
  readonly pool_issue?: string | null
}) => ({
  id: row.id,
  lockedAtMs: row.published_at_ms,
  kickoffMs: row.kickoff_ms,
  settledAtMs: row.settled_at_ms,
  match: row.pool_issue
    ? { home: row.league_name, away: `第 ${row.pool_issue} 期`, number: null }
    : { home: row.home_name, away: row.away_name, number: row.match_number },
})
