import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { endOperatorSession, endOperatorSessions } from '#kit/operator/operator-session.ts'
import { endAllSessions } from '#kit/session/session-store.ts'
import {
  keepRecoveryCodes,
  makeOperator,
  operatorOf,
  setFactor,
  unmakeOperator,
} from './operator.repo.ts'

/** Gives a member a role, or another one. Nobody changes their own. */
export const setOperator = command(
  consoleEndpoints.setOperator,
  async (tx, { phone, role, reason }, { actor, nowMs, refuse }) => {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where((where) => where.or([where('phone', '=', phone), where('id', '=', phone)]))
      .executeTakeFirst()
    if (!member) return refuse('console.no_member', {})
    if (member.id === actor.id) return refuse('console.own_self', {})
    const before = await operatorOf(tx, member.id)
    await makeOperator(tx, { memberId: member.id, role, nowMs })
    // Whatever was opened under the old role is shut.
    await endOperatorSessions(tx, member.id)
    await audit(tx, {
      atMs: nowMs,
      actor: actor.id,
      deed: 'operator.set',
      subject: member.id,
      why: reason,
      before: { role: before?.role ?? null },
      after: { role },
    })
    return {}
  },
)

export const removeOperator = command(
  consoleEndpoints.removeOperator,
  async (tx, { id, reason }, call) => {
    const { actor, nowMs, refuse } = call
    if (id === actor.id) return refuse('console.own_self', {})
    const before = await operatorOf(tx, id)
    if (!before) return refuse('console.no_operator', {})
    await unmakeOperator(tx, id)
    await endAllSessions(tx, call, id)
    await audit(tx, {
      atMs: nowMs,
      actor: actor.id,
      deed: 'operator.remove',
      subject: id,
      why: reason,
      before: { role: before.role },
      after: { role: null },
    })
    return {}
  },
)

/** Somebody has lost authenticator and codes: they begin anew with their next login. */
export const resetFactor = command(
  consoleEndpoints.resetFactor,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    if (id === actor.id) return refuse('console.own_self', {})
    const before = await operatorOf(tx, id)
    if (!before) return refuse('console.no_operator', {})
    await setFactor(tx, id, { factor: null, factor_set_at_ms: null, factor_step: 0 })
    await keepRecoveryCodes(tx, id, [])
    await endOperatorSessions(tx, id)
    await audit(tx, {
      atMs: nowMs,
      actor: actor.id,
      deed: 'operator.reset-factor',
      subject: id,
      why: reason,
    })
    return {}
  },
)

export const endSession = command(
  consoleEndpoints.endSession,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    const ended = await endOperatorSession(tx, id)
    if (ended[0]?.numDeletedRows === 0n) return refuse('console.no_session', {})
    const line = { atMs: nowMs, actor: actor.id, deed: 'console.end-session', subject: id }
    await audit(tx, { ...line, why: reason })
    return {}
  },
)
