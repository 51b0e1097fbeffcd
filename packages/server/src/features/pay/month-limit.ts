import type { Cents } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import { exceedsMonth, MONTH_LIMIT } from '@linmen/domain/pay/charge-rules.ts'
import { monthStart } from '@linmen/domain/pay/month.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { Call } from '#kit/call.ts'
import { query } from '#kit/query.ts'
import { paidSince } from './payment.repo.ts'

const LIMITED = 'messaging'

/** The host a member came by, as their session knows it. */
export const hostOfCall = ({ agentId }: Pick<Call, 'agentId'>): string =>
  hostOfAgent(agentId) ?? 'browser'

/** What was paid this month from the host that has a limit. Elsewhere it counts for nothing. */
export const monthTotal = query(payEndpoints.monthTotal, async (db, _input, call) => ({
  spent: await paidSince(db, monthOf(call), ['success']),
  limit: MONTH_LIMIT,
}))

const monthOf = (call: LimitedCall) => ({
  memberId: call.actor.id,
  host: hostOfCall(call),
  sinceMs: monthStart(call.nowMs),
})

type LimitedCall = Pick<Call, 'agentId' | 'nowMs'> & { readonly actor: { readonly id: string } }

/** The page asks before it pays and goes on when it gets no answer; here the limit holds. */
export async function overMonthLimit(
  tx: Tx,
  amount: Cents,
  call: LimitedCall,
): Promise<{ spent: Cents; limit: Cents } | null> {
  if (hostOfCall(call) !== LIMITED) return null
  // Two payments of one member at the same time would each see the other's absence.
  await sql`select id from member where id = ${call.actor.id} for update`.execute(tx)
  const spent = await paidSince(tx, monthOf(call), ['success', 'pending', 'unknown'])
  return exceedsMonth(spent, amount, MONTH_LIMIT) ? { spent, limit: MONTH_LIMIT } : null
}
