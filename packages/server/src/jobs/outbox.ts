import { id, shape, type Codec } from '@linmen/contract'
import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { enqueue } from './jobs.ts'

/** One kind of message to the outside world: a text message, a push, an order to a payment channel. */
export interface MessageKind<Payload> {
  readonly kind: string
  readonly payload: Codec<Payload>
}

/** A kind of message as the outbox sees it. */
export interface Sender {
  readonly kind: string
  readonly retryMs: readonly number[]
  readonly deliver: (ports: Ports, written: unknown, outNumber: string) => Promise<void>
}

interface SenderRow<Payload> extends MessageKind<Payload> {
  /** Milliseconds to wait after each failed try. When they are used up, a person has to look. */
  readonly retryMs: readonly number[]
  /**
   * Says it. The number is the same in every try, so that the other side can tell a repeat: an answer may be lost
   * after the deed was done.
   */
  readonly send: (ports: Ports, payload: Payload, outNumber: string) => Promise<void>
}

export function sender<Payload>({
  send,
  ...row
}: SenderRow<Payload>): Sender & MessageKind<Payload> {
  return {
    ...row,
    deliver: (ports, written, outNumber) => send(ports, row.payload.decode(written), outNumber),
  }
}

/** What `send` throws when no further try can help, such as for a number that does not exist. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless'
}

/** The wake-up for one message. Who runs it is bound in `send-outbox.ts`. */
export const sendMessage = { name: 'send-message', payload: shape({ id }) }

interface Sending {
  readonly nowMs: number
  readonly ports: Pick<Ports, 'ids'>
}

/**
 * Writes a message in the caller's transaction: it goes out exactly when the change is committed. Returns the number
 * the other side will know it by.
 */
export async function sendLater<Payload>(
  tx: Tx,
  { nowMs, ports }: Sending,
  { kind, payload }: MessageKind<Payload>,
  message: Payload,
): Promise<string> {
  const outNumber = ports.ids.next('out')
  await tx
    .insertInto('outbox')
    .values({
      id: outNumber,
      kind,
      payload: sql`${JSON.stringify(payload.encode(message))}::jsonb`,
      next_at_ms: nowMs,
      last_error: null,
      created_at_ms: nowMs,
      sent_at_ms: null,
    })
    .execute()
  await enqueue(tx, sendMessage, { id: outNumber }, { key: outNumber })
  return outNumber
}
