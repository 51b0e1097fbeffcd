import { createHash } from 'node:crypto'
import type { Reader, Tx } from '#db/port.ts'
import type { IssuedSession } from '#kit/call.ts'
import type { Member } from '#kit/member.ts'
import type { Ports } from '#kit/ports.ts'

const DAY_MS = 86_400_000
const IDLE_MS = 14 * DAY_MS
const LONGEST_MS = 90 * DAY_MS
// Moving the idle end with every request would be a write for every read.
const TOUCH_EVERY_MS = 3_600_000

export interface LiveSession {
  readonly publicId: string
  readonly kind: 'browser' | 'token'
  readonly secretHash: string
  readonly signKey: string
  readonly member: Member
  /** Time to note that the session is in use. */
  readonly wantsTouch: boolean
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

export async function beginSession(
  tx: Tx,
  { clock, random, ids }: Pick<Ports, 'clock' | 'random' | 'ids'>,
  { memberId, kind }: { memberId: string; kind: 'browser' | 'token' },
): Promise<IssuedSession> {
  const nowMs = clock.nowMs()
  const issued: IssuedSession = {
    secret: random.bytes(32).toString('base64url'),
    publicId: ids.next('se'),
    kind,
    signKey: random.bytes(32).toString('base64url'),
    endsAtMs: nowMs + LONGEST_MS,
  }
  await tx
    .insertInto('session')
    .values({
      secret_hash: hashOf(issued.secret),
      public_id: issued.publicId,
      kind,
      member_id: memberId,
      sign_key: issued.signKey,
      created_at_ms: nowMs,
      seen_at_ms: nowMs,
      idle_ends_at_ms: nowMs + IDLE_MS,
      ends_at_ms: issued.endsAtMs,
    })
    .execute()
  return issued
}

export async function findSession(
  db: Reader,
  secretHash: string,
  nowMs: number,
): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['public_id', 'kind', 'sign_key', 'seen_at_ms', 'member.id', 'role', 'level'])
    .where('secret_hash', '=', secretHash)
    .where('idle_ends_at_ms', '>', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .where('ended_at_ms', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    publicId: row.public_id,
    kind: row.kind,
    secretHash,
    signKey: row.sign_key,
    member: { id: row.id, role: row.role, level: row.level, sessionId: row.public_id },
    wantsTouch: nowMs - row.seen_at_ms >= TOUCH_EVERY_MS,
  }
}

export async function touchSession(tx: Tx, secretHash: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ seen_at_ms: nowMs, idle_ends_at_ms: nowMs + IDLE_MS })
    .where('secret_hash', '=', secretHash)
    .execute()
}

export async function endSession(tx: Tx, publicId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at_ms: nowMs })
    .where('public_id', '=', publicId)
    .where('ended_at_ms', 'is', null)
    .execute()
}
