import { canonical, type Plain } from '@linmen/domain/record-log/canonical.ts'
import {
  commitment,
  RULE,
  type LoggedPick,
  type PickKind,
} from '@linmen/domain/record-log/entries.ts'
import type { PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
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

/** A match a pick is judged by, and what was officially drawn for it where that goes before its score. */
export interface Judge {
  readonly id: string
  readonly outcome: MatchOutcome
  readonly official?: PoolMark | null
}

export interface Decided {
  readonly id: string
  readonly result: PickResult
  /** Null for a pool. */
  readonly returnedHundredths: number | null
  readonly matches: readonly Judge[]
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
  await logResults(
    tx,
    known.flatMap(({ matches }) => matches),
    atMs,
  )
  const isVoid = ({ result }: Omit<Decided, 'atMs'>) => result === 'void'
  await openPicks(tx, idsOf(known.filter(isVoid)), atMs)
  // A pick that won or lost has been played, though one of its matches may have been called off days before its hour.
  await openPicks(tx, idsOf(known.filter((each) => !isVoid(each))), atMs, { played: true })
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
        results: matches.map(resultSubject),
        rule: RULE,
        close: closeValue ?? undefined,
      },
    })),
  )
}

const idsOf = (decided: readonly Omit<Decided, 'atMs'>[]) => decided.map(({ id }) => id)

/** A match ends once; what is drawn for it in the pools is a result of its own. */
const resultSubject = ({ id, official }: Judge) => (official ? `pool:${id}` : id)

/** The result of each match, once; again when it is another one than before. */
async function logResults(tx: Tx, judges: readonly Judge[], atMs: number) {
  const bySubject = new Map(judges.map((judge) => [resultSubject(judge), judge]))
  const told = [...bySubject].flatMap(([subject, judge]) => {
    const said = saidOf(judge)
    return said ? [{ subject, body: { match: judge.id, ...said } }] : []
  })
  const newest = await newestResults(
    tx,
    told.map(({ subject }) => subject),
  )
  const fresh = told.filter(({ subject, body }) => newest.get(subject) !== canonical(body))
  await addEntries(
    tx,
    fresh.map(({ subject, body }) => ({ kind: 'result', subject, atMs, body })),
  )
}

function saidOf({ outcome, official }: Judge): Record<string, number | string> | null {
  if (official) return { state: 'drawn', mark: official }
  const { state } = outcome
  if (state === 'open') return null
  return { state, ...detailsOf(outcome) }
}

function detailsOf(outcome: MatchOutcome): Record<string, number> {
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

/** Opens those of these picks whose matches have all begun, or are known to be played. */
export async function openPicks(
  tx: Tx,
  ids: readonly string[],
  atMs: number,
  { played = false } = {},
): Promise<number> {
  const rows = await tx
    .updateTable('record_secret')
    .set({ opened: true })
    .where('subject', 'in', ids)
    .where('opened', '=', false)
    .$if(!played, (rest) => rest.where('open_at_ms', '<=', atMs))
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
