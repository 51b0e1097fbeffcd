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
export const promisePick = (
  tx: Tx,
  ports: Pick<Ports, 'random'>,
  promised: Promised,
): Promise<void> => promisePicks(tx, ports, [promised])

/** The same for many, in their order. */
export async function promisePicks(
  tx: Tx,
  { random }: Pick<Ports, 'random'>,
  promised: readonly Promised[],
): Promise<void> {
  if (promised.length === 0) return
  const sealed = promised.map((each) => ({
    ...each,
    text: canonical(each.pick as Plain),
    salt: random.bytes(32),
    matchIds: each.matches.map((match) => match.id),
    kickOffs: each.matches.map(({ kickoffMs }) => kickoffMs),
  }))
  await tx
    .insertInto('record_secret')
    .values(
      sealed.map(({ id, salt, text, matchIds, kickOffs }) => ({
        subject: id,
        salt,
        pick: text,
        match_ids: matchIds,
        open_at_ms: Math.max(...kickOffs),
      })),
    )
    .execute()
  await addEntries(
    tx,
    sealed.map(({ id, what, author, salt, text, matchIds, kickOffs, atMs }) => ({
      kind: 'commit',
      subject: id,
      atMs,
      body: {
        author,
        h: commitment(nodeHashing, salt, text),
        id,
        kickoff: Math.min(...kickOffs),
        matches: matchIds,
        what,
      },
    })),
  )
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
export const logSettlement = (tx: Tx, decided: Decided): Promise<void> =>
  logSettlements(tx, [decided], decided.atMs)

/** The same for many that ended in one deed. */
export async function logSettlements(
  tx: Tx,
  decided: readonly Omit<Decided, 'atMs'>[],
  atMs: number,
): Promise<void> {
  const promised = await promisedAmong(
    tx,
    decided.map(({ id }) => id),
  )
  const known = decided.filter(({ id }) => promised.has(id))
  await logResults(tx, new Map(known.flatMap(({ matches }) => matches.map(outcomeById))), atMs)
  await openPicks(
    tx,
    known.map(({ id }) => id),
    atMs,
  )
  await addEntries(
    tx,
    known.map(({ id, result, returnedHundredths, matches, closeValue }) => ({
      kind: 'settle',
      subject: id,
      atMs,
      body: {
        id,
        outcome: result,
        returned: returnedHundredths ?? 0,
        results: matches.map((match) => match.id),
        rule: RULE,
        close: closeValue ?? undefined,
      },
    })),
  )
}

const outcomeById = ({ id, outcome }: Decided['matches'][number]) => [id, outcome] as const

/** The result of each match, once; again when it is another one than before. */
async function logResults(tx: Tx, outcomes: ReadonlyMap<string, MatchOutcome>, atMs: number) {
  const told = [...outcomes].flatMap(([match, outcome]) => {
    const said = saidOf(outcome)
    return said ? [{ match, body: { match, state: outcome.state, ...said } }] : []
  })
  const newest = await newestResults(
    tx,
    told.map(({ match }) => match),
  )
  const fresh = told.filter(({ match, body }) => newest.get(match) !== canonical(body))
  await addEntries(
    tx,
    fresh.map(({ match, body }) => ({ kind: 'result', subject: match, atMs, body })),
  )
}

function saidOf(outcome: MatchOutcome): Record<string, number> | null {
  if (outcome.state === 'open') return null
  if (outcome.state === 'finished') return { home: outcome.home, away: outcome.away }
  return outcome.state === 'postponed' ? { kickoff: outcome.kickoffMs } : {}
}

async function newestResults(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('record_entry')
    .distinctOn('subject')
    .select(['subject', 'body'])
    .where('kind', '=', 'result')
    .where('subject', 'in', ids)
    .orderBy('subject')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ subject, body }) => [subject, body]))
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
  await addEntries(
    tx,
    rows.map(({ subject, salt, pick }) => ({
      kind: 'reveal',
      subject,
      atMs,
      body: { id: subject, pick, salt: salt.toString('hex') },
    })),
  )
  return rows.length
}

interface Entry {
  readonly kind: RecordEntryTable['kind']
  readonly subject: string
  readonly atMs: number
  readonly body: Plain
}

async function addEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ kind, subject, atMs, body }) => ({
    kind,
    subject,
    at_ms: atMs,
    body: canonical(body),
    ...UNNUMBERED,
  }))
  await tx.insertInto('record_entry').values(rows).execute()
}

const UNNUMBERED = { number: null, bytes: null, leaf: null }

async function promisedAmong(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('record_entry')
    .select('subject')
    .where('subject', 'in', ids)
    .where('kind', '=', 'commit')
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}
