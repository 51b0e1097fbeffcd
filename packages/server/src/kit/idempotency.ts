import { createHash } from 'node:crypto'
import type { Tx } from '#db/port.ts'
import { sqlState } from '#db/sql-state.ts'
import type { Reply } from './binding.ts'
import type { Incoming, SessionChange } from './call.ts'
import { recordFor } from '#kit/answers/answer-record.ts'
import { refuse } from './refused.ts'

const RESUBMIT_WINDOW_MS = 10_000

interface Remembering {
  readonly nowMs: number
  readonly secret?: boolean
  readonly onceByNature?: boolean
}

/**
 * Answers a repeated request from its record, for members and for visitors. The record is the first statement of the
 * business transaction: a parallel twin waits on its unique key, and a refusal or crash leaves none behind.
 */
export async function remembered(
  tx: Tx,
  incoming: Incoming,
  { nowMs, secret = false, onceByNature = false }: Remembering,
  run: (session: SessionChange) => Promise<Reply>,
): Promise<Reply> {
  const { actor, visitorId, row, requestId } = incoming
  const scope = actor?.id ?? visitorId
  if (scope === null) return run(incoming.session)
  const fingerprint = fingerprintOf(row.call, incoming.input)
  const mark = { scope, fingerprint, created_at_ms: nowMs }
  if (requestId === null) {
    if (row.money && !onceByNature) await claimWindow(tx, { ...mark, key: `auto.${fingerprint}` })
    return run(incoming.session)
  }

  const key = { ...mark, key: requestId }
  const record = recordFor(incoming, key, secret)
  if (!(await claim(tx, key))) return record.open(await recall(tx, key))
  const reply = await run(record.session)
  await tx
    .updateTable('idem')
    .set({ response: record.write(reply) })
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .execute()
  return reply
}

interface Mark {
  scope: string
  key: string
  fingerprint: string
  created_at_ms: number
}

async function claim(tx: Tx, mark: Mark): Promise<boolean> {
  try {
    const inserted = await tx
      .insertInto('idem')
      .values({ ...mark, response: null })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    return inserted !== undefined
  } catch (error) {
    // lock_not_available: the first call with this id is still running elsewhere.
    if (sqlState(error) === '55P03') return refuse('in_progress', { retry: true })
    throw error
  }
}

async function recall(tx: Tx, mark: Mark): Promise<string> {
  const first = await tx
    .selectFrom('idem')
    .select(['fingerprint', 'response'])
    .where('scope', '=', mark.scope)
    .where('key', '=', mark.key)
    .executeTakeFirst()
  if (!first || first.response === null) return refuse('in_progress', { retry: true })
  if (first.fingerprint !== mark.fingerprint) return refuse('idem_conflict', {})
  return first.response
}

// A payment without a request id: the same content within ten seconds is a second click.
async function claimWindow(tx: Tx, mark: Mark): Promise<void> {
  const claimed = await tx
    .insertInto('idem')
    .values({ ...mark, response: null })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at_ms: mark.created_at_ms })
        .where('idem.created_at_ms', '<=', mark.created_at_ms - RESUBMIT_WINDOW_MS),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) refuse('in_progress', {})
}

function fingerprintOf(call: string, input: unknown): string {
  return createHash('sha256')
    .update(`${call}\n${JSON.stringify(sorted(input))}`)
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
