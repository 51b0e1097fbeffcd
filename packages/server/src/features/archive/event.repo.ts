import { sql } from 'kysely'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { rowsOf } from '#db/bulk.ts'
import { copyCell, CopyRows } from '#db/copy-rows.ts'
import type { Loading } from '#db/loader.ts'
import type { Reader, Tx } from '#db/port.ts'
import { firstSaid, untouchedAmong } from './untouched.repo.ts'

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
  at: Loading,
  reports: readonly PlayReport[],
  nowMs: number,
): Promise<PlayRecord[]> {
  const { untouched, rest } = await untouchedAmong(at.tx, 'match_event', reports)
  const copied = await copyEvents(at, untouched, nowMs)
  return [...copied, ...(await addEvents(at.tx, rest, nowMs))]
}

async function copyEvents(
  { copy }: Loading,
  reports: readonly PlayReport[],
  nowMs: number,
): Promise<PlayRecord[]> {
  const versions = new Map<string, number>()
  const rows = new CopyRows()
  const records = firstSaid(reports, keyOf).map((report) => {
    const { matchId, seq, atMs, ...body } = report
    const version = (versions.get(matchId) ?? 0) + 1
    versions.set(matchId, version)
    const place = `${copyCell(matchId)}\t${version}\t${seq}\t${atMs}\t${nowMs}`
    rows.add(`${place}\t${copyCell(JSON.stringify(body))}\n`)
    return { version, report }
  })
  await copy('match_event (match_id, version, feed_seq, at_ms, received_at_ms, body)', rows)
  return records
}

async function addEvents(
  tx: Tx,
  reports: readonly PlayReport[],
  nowMs: number,
): Promise<PlayRecord[]> {
  if (reports.length === 0) return []
  // One row for each match: thousands of rows take longer to read back than to write.
  const { rows } = await sql<{ match_id: string; before: number; seqs: string }>`
    with told as (
      select *, row_number() over () as place
      from ${rowsOf(
        'match_event',
        reports.map((report) => eventRow(report, nowMs)),
      )}
    ), held as (
      select f.id, (select coalesce(max(e.version), 0) from match_event e where e.match_id = f.id)
        as version
      from fixture f where f.id in (select match_id from told)
    ), fresh as (
      select distinct on (t.match_id, t.feed_seq) t.*, h.version as before
      from told t join held h on h.id = t.match_id
      where not exists (
        select from match_event e where e.match_id = t.match_id and e.feed_seq = t.feed_seq)
      order by t.match_id, t.feed_seq, t.place
    ), added as (
      insert into match_event (match_id, version, feed_seq, at_ms, received_at_ms, body)
      select match_id, before + row_number() over (partition by match_id order by place),
        feed_seq, at_ms, received_at_ms, body
      from fresh
      returning match_id, version, feed_seq
    )
    select match_id, min(version) - 1 as before,
      string_agg(feed_seq::text, ',' order by version) as seqs
    from added group by match_id`.execute(tx)
  const known = new Map(reports.toReversed().map((report) => [keyOf(report), report]))
  return rows.flatMap(({ match_id, before, seqs }) =>
    seqs.split(',').map((seq, at) => ({
      version: before + at + 1,
      report: known.get(`${match_id}:${seq}`)!,
    })),
  )
}

/** Everything recorded about play in these matches, in the feed's order. */
export async function eventsOf(db: Reader, matchIds: readonly string[]): Promise<PlayRecord[]> {
  const { rows } = await sql<{ match_id: string; told: [number, number, number, object][] }>`
    select match_id,
      json_agg(json_build_array(version, feed_seq, at_ms, body) order by feed_seq) as told
    from match_event where match_id = any(${matchIds}) group by match_id`.execute(db)
  return rows.flatMap(({ match_id, told }) =>
    told.map(([version, seq, atMs, body]) => ({
      version,
      report: { ...body, matchId: match_id, seq, atMs } as PlayReport,
    })),
  )
}

/** What was recorded about play in each of these matches after the version that is known of it. */
export async function eventsAfter(
  db: Reader,
  known: ReadonlyMap<string, number>,
): Promise<PlayRecord[]> {
  const { rows } = await sql<EventRow>`
    select e.* from unnest(${[...known.keys()]}::text[], ${[...known.values()]}::integer[])
      as k (match_id, version)
    cross join lateral (
      select match_id, version, feed_seq, at_ms, body from match_event
      where match_id = k.match_id and version > k.version) e
    order by e.match_id, e.version`.execute(db)
  return rows.map(({ match_id, version, feed_seq, at_ms, body }) => ({
    version,
    report: { ...body, matchId: match_id, seq: feed_seq, atMs: at_ms } as PlayReport,
  }))
}

/** The newest version recorded of each of these matches; a match without one is missing. */
export async function recordedVersions(
  db: Reader,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ match_id: string; version: number }>`
    select match_id, version from unnest(${matchIds}::text[]) as k (match_id)
    cross join lateral (
      select max(version) as version from match_event e where e.match_id = k.match_id) newest
    where version is not null`.execute(db)
  return new Map(rows.map(({ match_id, version }) => [match_id, version]))
}

interface EventRow {
  readonly match_id: string
  readonly version: number
  readonly feed_seq: number
  readonly at_ms: number
  readonly body: object
}

const keyOf = ({ matchId, seq }: PlayReport) => `${matchId}:${seq}`

function eventRow({ matchId, seq, atMs, ...body }: PlayReport, nowMs: number) {
  return { match_id: matchId, feed_seq: seq, at_ms: atMs, received_at_ms: nowMs, body }
}
