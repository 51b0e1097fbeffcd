import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import type { Tx } from '#db/port.ts'
import { fieldsReply, type CallBinding, type Reply } from './binding.ts'
import { callOf } from './call-of.ts'
import type { Call, Incoming } from './call.ts'
import { remembered } from './idempotency.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { retryConflicts } from './retry-conflicts.ts'

export interface CommandOptions {
  /** False where the answer holds a secret that must not be stored, as at login. */
  readonly remember?: boolean
  /** The deed can only be done once: a repeat without a request id needs no waiting window. */
  readonly onceByNature?: boolean
}

/**
 * Binds a row that writes: one transaction, done once for each request id. A refusal undoes
 * everything; what the handler left in `after` runs only when the commit has happened.
 */
export function command<Row extends Endpoint>(
  row: Row,
  handler: (tx: Tx, input: InputOf<Row>, call: Call<Row>) => Promise<OutputOf<Row>>,
  { remember = true, onceByNature = false }: CommandOptions = {},
): CallBinding {
  const attempt = async (incoming: Incoming): Promise<Reply> => {
    const { call, settle } = callOf<Row>(incoming)
    const reply = await incoming.ports.db.transaction((tx) => {
      const run = async () =>
        fieldsReply(row, await handler(tx, incoming.input as InputOf<Row>, call))
      return remember ? remembered(tx, incoming, { nowMs: call.nowMs, onceByNature }, run) : run()
    })
    settle()
    return reply
  }
  const answer = (incoming: Incoming) => retryConflicts(() => attempt(incoming))
  return { kind: 'call', row, answer: row.money ? oneAtATime(answer) : answer }
}
