import type { Tx } from '#db/port.ts'
import { hashOf } from '#kit/session/session-store.ts'

interface Ticket {
  readonly ticket: string
  readonly memberId: string
  readonly holder: string
  readonly endsAtMs: number
}

/** Only the hash of a ticket is kept: a copy of the database opens no account. */
export async function giveTicket(tx: Tx, { ticket, memberId, holder, endsAtMs }: Ticket) {
  await tx
    .insertInto('password_ticket')
    .values({ ticket_hash: hashOf(ticket), member_id: memberId, holder, ends_at_ms: endsAtMs })
    .execute()
}

/** Uses a ticket up. Null when there is none like it, it is over, or somebody else holds it. */
export async function takeTicket(
  tx: Tx,
  { ticket, holder, nowMs }: Pick<Ticket, 'ticket' | 'holder'> & { readonly nowMs: number },
): Promise<string | null> {
  const taken = await tx
    .deleteFrom('password_ticket')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('holder', '=', holder)
    .where('ends_at_ms', '>', nowMs)
    .returning('member_id')
    .executeTakeFirst()
  return taken?.member_id ?? null
}
