import { sql } from 'kysely'
import type { BasketballReport } from '@linmen/domain/match/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { rowsOf } from '#db/bulk.ts'
import type { Reader, Tx } from '#db/port.ts'

/** A report about play of either sport. */
export type PlayReport = FootballReport | BasketballReport

/** A report with the version it has been given here. */
export interface PlayRecord<Report = PlayReport> {
  readonly version: number
  readonly report: Report
}

/**
 * Appends what is not recorded yet and numbers it within its match, late reports too. Reports about matches
 * nobody announced are dropped, repeated ones left out. Callers hold the lock of the records.
 */
export async function appendEvents(
  tx: Tx,
  reports: readonly PlayReport[],
  nowMs: number,
): Promise<PlayRecord[]> {
  if (reports.length === 0) return []
  const { rows } = await sql<{ match_id: string; version: number; feed_seq: number }>`
    with told as (
      select *, row_number() over () as place
      from ${rowsOf(
        'match_event',
        reports.map((report) => eventRow(report, nowMs)),
      )}
    ), fresh as (
      select distinct on (t.match_id, t.feed_seq) t.* from told t
      where exists (select from fixture f where f.id = t.match_id)
        and not exists (
          select from match_event e where e.match_id = t.match_id and e.feed_seq = t.feed_seq)
      order by t.match_id, t.feed_seq, t.place
    )
    insert into match_event (match_id, version, feed_seq, at_ms, received_at_ms, body)
    select match_id,
      coalesce((select max(e.version) from match_event e where e.match_id = fresh.match_id), 0)
        + row_number() over (partition by match_id order by place),
      feed_seq, at_ms, received_at_ms, body
    from fresh
    returning match_id, version, feed_seq`.execute(tx)
  const known = new Map(reports.toReversed().map((report) => [keyOf(report), report]))
  return rows
    .map(({ match_id, version, feed_seq }) => ({
      version,
      report: known.get(`${match_id}:${feed_seq}`)!,
    }))
    .toSorted((a, b) => a.version - b.version)
}

/** Everything recorded about play in these matches, in the feed's order. */
export async function eventsOf(db: Reader, matchIds: readonly string[]): Promise<PlayRecord[]> {
  const rows = await db
    .selectFrom('match_event')
    .select(['match_id', 'version', 'feed_seq', 'at_ms', 'body'])
    .where('match_id', '=', sql<string>`any(${matchIds})`)
    .orderBy('match_id')
    .orderBy('feed_seq')
    .execute()
  return rows.map(({ match_id, version, feed_seq, at_ms, body }) => ({
    version,
    report: { ...body, matchId: match_id, seq: feed_seq, atMs: at_ms } as PlayReport,
  }))
}

const keyOf = ({ matchId, seq }: PlayReport) => `${matchId}:${seq}`

function eventRow({ matchId, seq, atMs, ...body }: PlayReport, nowMs: number) {
  return { match_id: matchId, feed_seq: seq, at_ms: atMs, received_at_ms: nowMs, body }
}
