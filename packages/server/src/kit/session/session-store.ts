import { createHash } from 'node:crypto'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { CommandCall, IssuedSession } from '#kit/call.ts'
import type { Member } from '#kit/member.ts'
import type { Ports } from '#kit/ports.ts'

const DAY_MS = 86_400_000
const IDLE_MS = 14 * DAY_MS
const LONGEST_MS = 90 * DAY_MS
// Moving the idle end with every request would be a write for every read.
const TOUCH_EVERY_MS = 3_600_000

/** How long somebody who has shown who they are need not show it again. */
export const PROOF_LASTS_MS = 15 * 60_000

export interface LiveSession {
  readonly publicId: string
  readonly kind: 'browser' | 'token'
  readonly secretHash: string
  readonly signKey: string
  readonly member: Member
  /** Where it was begun; null for one that is older than the note of it. */
  readonly channel: Channel | null
  /** When the member last showed who they are. */
  readonly provedAtMs: number
  readonly isWithoutMoney: boolean
  /** Time to note that the session is in use. */
  readonly wantsTouch: boolean
}

/** The door somebody came in by: it decides which coupons pay and who is not let in. */
export interface Channel {
  readonly agentId: string
  readonly platform: string
  /** The app itself, where a proof or its mark told: then no agent in an address can tell otherwise. */
  readonly host?: HostName | null
}

interface NewSession {
  readonly memberId: string
  readonly kind: 'browser' | 'token'
  readonly channel: Channel
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

export async function beginSession(
  tx: Tx,
  { clock, random, ids }: Pick<Ports, 'clock' | 'random' | 'ids'>,
  { memberId, kind, channel }: NewSession,
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
      ended_at_ms: null,
      agent_id: channel.agentId,
      platform: channel.platform,
      host: channel.host ?? null,
      proved_at_ms: nowMs,
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
    .leftJoin('member_hold as hold', (join) =>
      join
        .onRef('hold.member_id', '=', 'session.member_id')
        .on((on) => on.or([on('hold.until_ms', 'is', null), on('hold.until_ms', '>', nowMs)])),
    )
    .select(['public_id', 'kind', 'sign_key', 'seen_at_ms', 'agent_id', 'platform', 'host'])
    .select(['proved_at_ms', 'member.id', 'role', 'level', 'hold.scope as hold'])
    .where('secret_hash', '=', secretHash)
    .where('idle_ends_at_ms', '>', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .where('ended_at_ms', 'is', null)
    .executeTakeFirst()
  if (!row || row.hold === 'all') return null
  const { agent_id: agentId, platform } = row
  return {
    publicId: row.public_id,
    kind: row.kind,
    secretHash,
    signKey: row.sign_key,
    member: { id: row.id, role: row.role, level: row.level, sessionId: row.public_id },
    channel: agentId === null || platform === null ? null : { agentId, platform, host: row.host },
    provedAtMs: row.proved_at_ms,
    isWithoutMoney: row.hold === 'money',
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

/** The member has shown again who they are. */
export const proveSession = (tx: Tx, publicId: string, nowMs: number) =>
  tx.updateTable('session').set({ proved_at_ms: nowMs }).where('public_id', '=', publicId).execute()

export async function isProven(db: Reader, publicId: string, nowMs: number): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('proved_at_ms')
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return found !== undefined && nowMs - found.proved_at_ms <= PROOF_LASTS_MS
}

/** Where a member is signed in, the latest first. */
export const sessionsOf = (db: Reader, memberId: string, nowMs: number) =>
  db
    .selectFrom('session')
    .select(['public_id', 'kind', 'agent_id', 'platform', 'created_at_ms', 'seen_at_ms'])
    .where('member_id', '=', memberId)
    .where('idle_ends_at_ms', '>', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .where('ended_at_ms', 'is', null)
    .orderBy('seen_at_ms', 'desc')
    .orderBy('public_id')
    .limit(200)
    .execute()

type Ending = Pick<CommandCall, 'nowMs' | 'ports' | 'after'>

/** Ends one session. Its open sockets go with it. */
export async function endSession(
  tx: Tx,
  { nowMs, ports, after }: Ending,
  publicId: string,
): Promise<void> {
  await running(tx, nowMs).where('public_id', '=', publicId).execute()
  after(() => ports.hub.dismiss({ sessionId: publicId }))
}

/** Ends every session of a member, sockets included, but for the one that asks for it. */
export async function endAllSessions(
  tx: Tx,
  { nowMs, ports, after }: Ending,
  memberId: string,
  { except = '' } = {},
): Promise<void> {
  await running(tx, nowMs)
    .where('member_id', '=', memberId)
    .where('public_id', '<>', except)
    .execute()
  after(() => ports.hub.dismiss({ memberId, except }))
}

const running = (tx: Tx, nowMs: number) =>
  tx.updateTable('session').set({ ended_at_ms: nowMs }).where('ended_at_ms', 'is', null)
