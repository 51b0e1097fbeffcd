import { createHash } from 'node:crypto'
import { mayOperate, type OperatorRole } from '@linmen/domain/operator/roles.ts'
import type { Permission } from '@linmen/contract/kit/permission.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'

const MINUTE_MS = 60_000
const LASTS_MS = 8 * 60 * MINUTE_MS
const IDLE_MS = 30 * MINUTE_MS
const AGENT_MOST = 200

export interface OperatorStanding {
  readonly role: OperatorRole
  /** The second factor was shown in this session, in this browser, and not too long ago. */
  readonly proven: boolean
  readonly endsAtMs: number | null
}

export interface Asking {
  readonly memberId: string
  readonly sessionId: string
  readonly userAgent: string
}

/** What an operator may do now; null for whoever is none. */
export async function operatorStanding(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, sessionId, userAgent }: Asking,
): Promise<OperatorStanding | null> {
  const row = await db.read
    .selectFrom('operator')
    .leftJoin('operator_session as held', (join) =>
      join.onRef('held.member_id', '=', 'operator.member_id').on('held.session_id', '=', sessionId),
    )
    .select(['role', 'bound_to', 'seen_at_ms', 'idle_ends_at_ms', 'ends_at_ms'])
    .where('operator.member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return null
  const nowMs = clock.nowMs()
  const lives = (row.ends_at_ms ?? 0) > nowMs && (row.idle_ends_at_ms ?? 0) > nowMs
  const proven = lives && (row.bound_to === null || row.bound_to === boundTo(userAgent))
  if (proven && nowMs - row.seen_at_ms! >= MINUTE_MS)
    await db.transaction((tx) => touch(tx, sessionId, nowMs))
  return { role: row.role, proven, endsAtMs: proven ? row.ends_at_ms : null }
}

/** Whether this operator may do this, here and now. */
export const mayAct = (standing: OperatorStanding | null, permission: Permission): boolean =>
  standing !== null && standing.proven && mayOperate(standing.role, permission)

interface NewOperatorSession extends Omit<Asking, 'userAgent'> {
  readonly nowMs: number
  readonly ip: string
  /** Null: whoever holds the session, as tools of the demo do. */
  readonly userAgent: string | null
  readonly lastsMs?: number
}

/** The second factor was shown: from now on the session may do what the role allows. */
export async function beginOperatorSession(tx: Tx, begun: NewOperatorSession): Promise<void> {
  const { memberId, sessionId, userAgent, ip, nowMs, lastsMs } = begun
  const values = {
    member_id: memberId,
    bound_to: userAgent === null ? null : boundTo(userAgent),
    agent: (userAgent ?? '').slice(0, AGENT_MOST),
    ip,
    begun_at_ms: nowMs,
    seen_at_ms: nowMs,
    idle_ends_at_ms: nowMs + (lastsMs ?? IDLE_MS),
    ends_at_ms: nowMs + (lastsMs ?? LASTS_MS),
  }
  await tx
    .insertInto('operator_session')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute()
}

export const endOperatorSession = (tx: Tx, sessionId: string) =>
  tx.deleteFrom('operator_session').where('session_id', '=', sessionId).execute()

export const endOperatorSessions = (tx: Tx, memberId: string) =>
  tx.deleteFrom('operator_session').where('member_id', '=', memberId).execute()

export const operatorRoleOf = async (db: Reader, memberId: string): Promise<OperatorRole | null> =>
  (
    await db
      .selectFrom('operator')
      .select('role')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.role ?? null

async function touch(tx: Tx, sessionId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set((set) => ({
      seen_at_ms: nowMs,
      idle_ends_at_ms: set.fn<number>('greatest', ['idle_ends_at_ms', set.val(nowMs + IDLE_MS)]),
    }))
    .where('session_id', '=', sessionId)
    .execute()
}

const boundTo = (userAgent: string) => createHash('sha256').update(userAgent).digest('hex')
