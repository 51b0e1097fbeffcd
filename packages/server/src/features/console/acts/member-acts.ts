import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Reader } from '#db/port.ts'
import { issueItems } from '#features/coupon/public.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { liftHold as lift, placeHold } from '#kit/session/member-hold.ts'
import { endAllSessions, endSession } from '#kit/session/session-store.ts'

const DAY_MS = 86_400_000

const exists = async (db: Reader, id: string): Promise<boolean> =>
  (await db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Stops a member's money, or everything: then they are signed out everywhere. */
export const holdMember = command(
  actEndpoints.holdMember,
  async (tx, { id, scope, days, reason }, call) => {
    if (id === call.actor.id) return call.refuse('console.own_self', {})
    if (!(await exists(tx, id))) return call.refuse('console.no_member', {})
    const untilMs = days === undefined ? null : call.nowMs + days * DAY_MS
    const hold = { memberId: id, scope, reason, untilMs }
    await placeHold(tx, { ...call, by: call.actor.id }, hold)
    return {}
  },
)

export const liftHold = command(actEndpoints.liftHold, async (tx, { id, reason }, call) => {
  if (!(await exists(tx, id))) return call.refuse('console.no_member', {})
  await lift(tx, { ...call, by: call.actor.id }, id, reason)
  return {}
})

export const endMemberSessions = command(
  actEndpoints.endMemberSessions,
  async (tx, { id, reason }, call) => {
    if (id === call.actor.id) return call.refuse('console.own_self', {})
    if (!(await exists(tx, id))) return call.refuse('console.no_member', {})
    await endAllSessions(tx, call, id)
    const line = {
      atMs: call.nowMs,
      actor: call.actor.id,
      deed: 'member.end-sessions',
      subject: id,
    }
    await audit(tx, { ...line, why: reason })
    return {}
  },
)

export const endMemberSession = command(
  actEndpoints.endMemberSession,
  async (tx, { id, reason }, call) => {
    const found = await tx
      .selectFrom('session')
      .select('member_id')
      .where('public_id', '=', id)
      .where('ended_at_ms', 'is', null)
      .executeTakeFirst()
    if (!found) return call.refuse('console.no_session', {})
    await endSession(tx, call, id)
    const line = { atMs: call.nowMs, actor: call.actor.id, deed: 'member.end-session' }
    await audit(tx, { ...line, subject: found.member_id, why: reason, detail: { session: id } })
    return {}
  },
)

/** All of them or nobody: a number that is nobody's is told before anything is given. */
export const issueCoupons = command(
  actEndpoints.issueCoupons,
  async (tx, { members, days, reason, name, category, worth, threshold }, call) => {
    const wanted = [...new Set(members.map((each) => each.trim()).filter((each) => each !== ''))]
    const found = await tx
      .selectFrom('member')
      .select(['id', 'phone'])
      .where((where) => where.or([where('id', 'in', wanted), where('phone', 'in', wanted)]))
      .execute()
    const known = new Set(found.flatMap(({ id, phone }) => [id, phone]))
    const unknown = wanted.filter((each) => !known.has(each))
    if (unknown.length > 0 || found.length === 0)
      return call.refuse('console.unknown_members', { unknown })
    const [worthy, from] = [cents(worth), cents(threshold)]
    const coupon = { name, category, kind: 'amountOff', worth: worthy, threshold: from } as const
    const issue = { fromMs: call.nowMs, toMs: call.nowMs + days * DAY_MS }
    for (const { id } of found)
      await issueItems(tx, call.ports, [{ coupon, count: 1 }], { memberId: id, ...issue })
    await audit(tx, {
      atMs: call.nowMs,
      actor: call.actor.id,
      deed: 'coupon.issue',
      subject: name,
      why: reason,
      after: { ...coupon, days, members: found.map(({ id }) => id) },
    })
    return { issued: found.length }
  },
)
