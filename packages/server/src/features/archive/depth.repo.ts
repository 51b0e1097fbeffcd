import { sql } from 'kysely'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import { rowsOf } from '#db/bulk.ts'
import { copyCell, CopyRows } from '#db/copy-rows.ts'
import type { Loading } from '#db/loader.ts'
import type { Reader, Tx } from '#db/port.ts'
import { firstSaid, untouchedAmong } from './untouched.repo.ts'

/** Appends what is not recorded yet. Returns how much that was. Callers hold the lock of the records. */
export async function appendDepth(
  at: Loading,
  records: readonly DepthRecord[],
  nowMs: number,
): Promise<number> {
  const { untouched, rest } = await untouchedAmong(at.tx, 'depth_record', records)
  const copied = await copyDepth(at, untouched, nowMs)
  return copied + (await addDepth(at.tx, rest, nowMs))
}

function copyDepth(
  { copy }: Loading,
  records: readonly DepthRecord[],
  nowMs: number,
): Promise<number> {
  const rows = new CopyRows()
  for (const record of firstSaid(records, keyOf)) {
    const { matchId, seq, atMs, ...body } = record
    const place = `${copyCell(matchId)}\t${body.kind}\t${seq}\t${atMs}\t${nowMs}`
    rows.add(`${place}\t${copyCell(JSON.stringify(body))}\n`)
  }
  return copy('depth_record (match_id, kind, seq, at_ms, received_at_ms, body)', rows)
}

const keyOf = ({ matchId, kind, seq }: DepthRecord) => `${matchId}:${kind}:${seq}`

async function addDepth(tx: Tx, records: readonly DepthRecord[], nowMs: number): Promise<number> {
  if (records.length === 0) return 0
  const { numAffectedRows } = await sql`insert into depth_record
    select r.* from ${rowsOf(
      'depth_record',
      records.map((record) => depthRow(record, nowMs)),
    )} r
    where exists (select from fixture f where f.id = r.match_id)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Everything recorded in depth about a match, in order of time. */
export async function depthOf(db: Reader, matchId: string): Promise<DepthRecord[]> {
  const rows = await db
    .selectFrom('depth_record')
    .select(['seq', 'at_ms', 'body'])
    .where('match_id', '=', matchId)
    .orderBy('at_ms')
    .orderBy('kind')
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, at_ms, body }) => ({ ...body, matchId, seq, atMs: at_ms }))
}

function depthRow({ matchId, seq, atMs, ...body }: DepthRecord, nowMs: number) {
  const { kind } = body
  return { match_id: matchId, kind, seq, at_ms: atMs, received_at_ms: nowMs, body }
}
