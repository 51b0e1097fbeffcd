import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import type { Tx } from '#db/port.ts'
import { audit, isAudited } from './audit.ts'
import { fieldsReply, type CallBinding, type Reply } from './binding.ts'
import { callOf } from './call-of.ts'
import type { CommandCall, Incoming } from './call.ts'
import { remembered } from './idempotency.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { retryConflicts } from './retry-conflicts.ts'

export interface CommandOptions {
  /** The answer holds a secret, such as a new session: its record is sealed. */
  readonly secret?: boolean
  /** The deed can only be done once: a repeat without a request id needs no waiting window. */
  readonly onceByNature?: boolean
}

/**
 * Binds a row that writes: one transaction, done once for each request id. A refusal undoes
 * everything; what the handler left in `after` runs only when the commit has happened.
 */
export function command<Row extends Endpoint>(
  row: Row,
  handler: (tx: Tx, input: InputOf<Row>, call: CommandCall<Row>) => Promise<OutputOf<Row>>,
  options: CommandOptions = {},
): CallBinding {
  const attempt = async (incoming: Incoming): Promise<Reply> => {
    const { call, settle } = callOf<Row>(incoming)
    const { db, moneyTime } = incoming.ports
    const reply = await db.transaction(async (tx) => {
      const nowMs = row.money ? await moneyTime(tx) : call.nowMs
      return remembered(tx, incoming, { nowMs, ...options }, async (session) => {
        const output = await handler(tx, incoming.input as InputOf<Row>, {
          ...call,
          nowMs,
          session,
        })
        if (row.access === 'operator') await answerFor(tx, incoming, nowMs)
        return fieldsReply(row, output)
      })
    })
    settle()
    return reply
  }
  const answer = (incoming: Incoming) => retryConflicts(() => attempt(incoming))
  return { kind: 'call', row, answer: row.money ? oneAtATime(answer) : answer }
}

/** Whatever an operator changes leaves a line: the handler's own, or what was asked for. */
async function answerFor(tx: Tx, { row, input, actor }: Incoming, nowMs: number): Promise<void> {
  if (isAudited(tx)) return
  const asked = input as { id?: string; reason?: string }
  await audit(tx, {
    atMs: nowMs,
    actor: actor!.id,
    deed: row.call.replace(/^own\./, ''),
    subject: asked.id ?? '',
    why: asked.reason,
    detail: row.input.encode(input) as object,
  })
}
