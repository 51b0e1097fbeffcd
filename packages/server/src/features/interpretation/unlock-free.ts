import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { command } from '#kit/command.ts'
import { entitled } from './interpretation.present.ts'
import { findInterpretation } from './interpretation.repo.ts'
import { openFor } from './opened.repo.ts'

export const unlockFree = command(
  interpretationEndpoints.unlockFree,
  (tx, { id }, call) => giveFree(tx, id, call),
  { onceByNature: true },
)

interface FreeCall extends Pick<CommandCall, 'nowMs'> {
  readonly actor: { readonly id: string }
  readonly refuse: (code: 'interpretation.not_found' | 'interpretation.not_free', data: {}) => never
}

/** Opens what costs nothing and remembers who reads it. Nothing is booked. */
export async function giveFree(tx: Tx, id: string, call: FreeCall): Promise<{ already: boolean }> {
  const { actor, nowMs, refuse } = call
  const row = (await findInterpretation(tx, id)) ?? refuse('interpretation.not_found', {})
  if (entitled(row, actor, false)) return { already: true }
  if (row.price > 0) refuse('interpretation.not_free', {})
  const opened = await openFor(tx, {
    interpretation_id: row.id,
    member_id: actor.id,
    with_id: null,
    order_id: null,
    opened_at_ms: nowMs,
  })
  return { already: !opened }
}
