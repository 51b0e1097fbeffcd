import { countAt, splitHashes, TILE, type Tile } from '@linmen/domain/record-log/tiles.ts'
import { sql } from 'kysely'
import { unnested } from '#db/bulk.ts'
import type { Reader, Tx } from '#db/port.ts'

const LOCK = 7_205_406_380

/** One sequencer at a time, over all processes. */
export const lockLog = (tx: Tx) => sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)

export async function logSize(db: Reader): Promise<number> {
  const { last } = await db
    .selectFrom('record_entry')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}

/** How many entries there are; null while some of them wait for their number. */
export async function numberedUntil(db: Reader): Promise<number | null> {
  const { rows } = await sql<{ size: string | null }>`
    select case when exists (select 1 from record_entry where number is null) then null
      else coalesce((select max(number) + 1 from record_entry), 0) end as size`.execute(db)
  const size = rows[0]?.size ?? null
  return size === null ? null : Number(size)
}

/** Nothing waits for a number, and what there is was signed once. */
export async function isIdle(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ idle: boolean }>`
    select not exists (select 1 from record_entry where number is null)
      and exists (select 1 from record_checkpoint) as idle`.execute(db)
  return rows[0]?.idle === true
}

/**
 * In the order they came: whoever names an entry has seen it written, whatever hour the two deeds go by. A past that is
 * told in one go comes in any order, and goes by its hours.
 */
export const waitingEntries = (
  db: Reader,
  most: number,
  { byHour }: { readonly byHour: boolean },
) =>
  db
    .selectFrom('record_entry')
    .select(['id', 'kind', 'subject', 'at_ms', 'body'])
    .where('number', 'is', null)
    .$if(byHour, (rest) => rest.orderBy('at_ms'))
    .orderBy('id')
    .limit(most)
    .execute()

/** The newest numbered entry of a kind for each of these. */
export async function newestNumbers(
  db: Reader,
  kind: 'commit' | 'result' | 'settle',
  subjects: readonly string[],
): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .selectFrom('record_entry')
    .select('subject')
    .select(({ fn }) => fn.max<number>('number').as('newest'))
    .where('kind', '=', kind)
    .where('number', 'is not', null)
    .where('subject', 'in', [...new Set(subjects)])
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, newest }) => [subject, Number(newest)]))
}

export interface Numbered {
  readonly id: number
  readonly number: number
  readonly bytes: Uint8Array
  readonly leaf: Uint8Array
}

export async function numberEntries(tx: Tx, entries: readonly Numbered[]): Promise<void> {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  await sql`update record_entry e
    set number = n.number, bytes = decode(n.bytes, 'hex'), leaf = decode(n.leaf, 'hex')
    from ${unnested([
      ['bigint', entries.map(({ id }) => id)],
      ['bigint', entries.map(({ number }) => number)],
      ['text', entries.map(({ bytes }) => hex(bytes))],
      ['text', entries.map(({ leaf }) => hex(leaf))],
    ])} as n (id, number, bytes, leaf)
    where e.id = n.id`.execute(tx)
}

/** The hashes of one tile, or those of them that there are. */
export async function tileHashes(db: Reader, tile: Tile): Promise<Buffer> {
  const [from, to] = [tile.place * TILE, tile.place * TILE + tile.width]
  const rows =
    tile.level === 0
      ? await db
          .selectFrom('record_entry')
          .select('leaf as hash')
          .where('number', '>=', from)
          .where('number', '<', to)
          .orderBy('number')
          .execute()
      : await db
          .selectFrom('record_node')
          .select('hash')
          .where('level', '=', Number(tile.level))
          .where('place', '>=', from)
          .where('place', '<', to)
          .orderBy('place')
          .execute()
  return Buffer.concat(rows.map(({ hash }) => hash!))
}

export async function tileEntries(db: Reader, tile: Tile): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('record_entry')
    .select('bytes')
    .where('number', '>=', tile.place * TILE)
    .where('number', '<', tile.place * TILE + tile.width)
    .orderBy('number')
    .execute()
  return rows.map(({ bytes }) => bytes!)
}

export async function addNode(tx: Tx, node: { level: number; place: number; hash: Uint8Array }) {
  await tx
    .insertInto('record_node')
    .values({ ...node, hash: Buffer.from(node.hash) })
    .execute()
}

/** At each level the hashes of a tree of this size that no whole tile holds. */
export async function edgesOf(db: Reader, size: number): Promise<Uint8Array[][]> {
  const edges: Uint8Array[][] = []
  for (let level = 0; level === 0 || countAt(size, level) > 0; level++) {
    const count = countAt(size, level)
    const width = count % TILE
    const tile = { level, place: Math.floor(count / TILE), width }
    const hashes = width === 0 ? [] : splitHashes(await tileHashes(db, tile), width)
    if (!hashes) throw new Error(`tile ${level} of the log is not whole`)
    edges.push(hashes)
  }
  return edges
}

export const newestCheckpoint = (db: Reader) =>
  db.selectFrom('record_checkpoint').selectAll().orderBy('size', 'desc').limit(1).executeTakeFirst()

/** The checkpoint that stood at a moment. */
export const checkpointBefore = (db: Reader, beforeMs: number) =>
  db
    .selectFrom('record_checkpoint')
    .selectAll()
    .where('signed_at_ms', '<', beforeMs)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
