import { canonical, type Plain } from '@linmen/domain/record-log/canonical.ts'
import {
  commitment,
  RULE,
  type LoggedPick,
  type PickKind,
} from '@linmen/domain/record-log/entries.ts'
import type { MatchOutcome, PickResult } from '@linmen/domain/plan/settle-pick.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { RecordEntryTable } from '#db/tables.generated.ts'
import type { Ports } from '#kit/ports.ts'
import { nodeHashing } from './node-hashing.ts'

/** What is promised, and by whom. */
export interface Promised {
  readonly id: string
  readonly what: PickKind
  readonly author: string
  readonly matches: readonly { readonly id: string; readonly kickoffMs: number }[]
  readonly pick: LoggedPick | Plain
  readonly atMs: number
}

/** Promises a pick in the public log, in the transaction that publishes it. What it is stays hidden until kick-off. */
export async function promisePick(
  tx: Tx,
  { random }: Pick<Ports, 'random'>,
  { id, what, author, matches, pick, atMs }: Promised,
): Promise<void> {
  const kickOffs = matches.map(({ kickoffMs }) => kickoffMs)
  const text = canonical(pick as Plain)
  const salt = random.bytes(32)
  const matchIds = matches.map((match) => match.id)
  await tx
    .insertInto('record_secret')
    .values({
      subject: id,
      salt,
      pick: text,
      match_ids: matchIds,
      open_at_ms: Math.max(...kickOffs),
    })
    .execute()
  await addEntry(tx, 'commit', id, atMs, {
    author,
    h: commitment(nodeHashing, salt, text),
    id,
    kickoff: Math.min(...kickOffs),
    matches: matchIds,
    what,
  })
}

export interface Decided {
  readonly id: string
  readonly result: PickResult
  /** Null for a pool. */
  readonly returnedHundredths: number | null
  readonly matches: readonly { readonly id: string; readonly outcome: MatchOutcome }[]
  readonly closeValue?: number | null
  readonly atMs: number
}

/** Writes how a pick ended, with the results it was judged by. What was never promised is not in the log at all. */
export async function logSettlement(tx: Tx, decided: Decided): Promise<void> {
  const { id, result, returnedHundredths, matches, closeValue, atMs } = decided
  if (!(await isPromised(tx, id))) return
  for (const { id: matchId, outcome } of matches) await logResult(tx, matchId, outcome, atMs)
  await openPicks(tx, [id], atMs)
  await addEntry(tx, 'settle', id, atMs, {
    id,
    outcome: result,
    returned: returnedHundredths ?? 0,
    results: matches.map((match) => match.id),
    rule: RULE,
    close: closeValue ?? undefined,
  })
}

/** The result of a match, once; again when it is another one than before. */
async function logResult(tx: Tx, matchId: string, outcome: MatchOutcome, atMs: number) {
  if (outcome.state === 'open') return
  const { state } = outcome
  const said =
    state === 'finished'
      ? { home: outcome.home, away: outcome.away }
      : state === 'postponed'
        ? { kickoff: outcome.kickoffMs }
        : {}
  const body = { match: matchId, state, ...said }
  const newest = await tx
    .selectFrom('record_entry')
    .select('body')
    .where('subject', '=', matchId)
    .where('kind', '=', 'result')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.body !== canonical(body)) await addEntry(tx, 'result', matchId, atMs, body)
}

/** Opens those of these picks whose matches have all begun. */
export async function openPicks(tx: Tx, ids: readonly string[], atMs: number): Promise<number> {
  const rows = await tx
    .updateTable('record_secret')
    .set({ opened: true })
    .where('subject', 'in', ids.length === 0 ? [''] : ids)
    .where('opened', '=', false)
    .where('open_at_ms', '<=', atMs)
    .returning(['subject', 'salt', 'pick'])
    .execute()
  for (const { subject, salt, pick } of rows)
    await addEntry(tx, 'reveal', subject, atMs, { id: subject, pick, salt: salt.toString('hex') })
  return rows.length
}

const addEntry = (
  tx: Tx,
  kind: RecordEntryTable['kind'],
  subject: string,
  atMs: number,
  body: Plain,
) =>
  tx
    .insertInto('record_entry')
    .values({
      kind,
      subject,
      at_ms: atMs,
      body: canonical(body),
      number: null,
      bytes: null,
      leaf: null,
    })
    .execute()

const isPromised = async (db: Reader, id: string) =>
  (await db
    .selectFrom('record_entry')
    .select('id')
    .where('subject', '=', id)
    .where('kind', '=', 'commit')
    .executeTakeFirst()) !== undefined
