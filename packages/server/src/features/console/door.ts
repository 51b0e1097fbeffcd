import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { permissionsOf } from '@linmen/domain/operator/roles.ts'
import type { Tx } from '#db/port.ts'
import { action } from '#kit/action.ts'
import { audit } from '#kit/audit.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import {
  beginOperatorSession,
  endOperatorSession,
  operatorStanding,
} from '#kit/operator/operator-session.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { keepRecoveryCodes, operatorOf, setFactor, useRecoveryCode } from './operator.repo.ts'
import {
  codeToShow,
  factorAddress,
  newRecoveryCodes,
  newSecret,
  openSecret,
  recoveryHash,
  sealSecret,
  stepOf,
} from './second-factor.ts'

/** Who is at the door, and how far they are. */
export const me = query(consoleEndpoints.me, async (db, _input, { actor, ports, ...call }) => {
  const found = await operatorOf(db, actor.id)
  const nobody = { memberId: actor.id, name: '', permissions: [] }
  if (!found) return { ...nobody, state: 'stranger' as const }
  const asking = { memberId: actor.id, sessionId: actor.sessionId, userAgent: call.userAgent }
  const standing = await operatorStanding(ports, asking)
  const known = { ...nobody, name: found.nickname, role: found.role }
  if (standing?.proven) {
    const { endsAtMs } = standing
    const permissions = permissionsOf(found.role)
    return { ...known, state: 'in' as const, permissions, ...(endsAtMs !== null && { endsAtMs }) }
  }
  if (found.factor === null || found.factor_set_at_ms === null)
    return { ...known, state: 'enrol' as const }
  const demo = ports.settings.demo && shownInDemo(ports, found, call.nowMs)
  return { ...known, state: 'prove' as const, ...(demo && { demo }) }
})

type Operator = NonNullable<Awaited<ReturnType<typeof operatorOf>>>

// A demo has no secrets: whoever looks at it can try every role without a phone at hand.
function shownInDemo(ports: Ports, { id, factor, factor_step }: Operator, nowMs: number) {
  const secret = openSecret(ports, id, factor!)
  return { secret, code: codeToShow(secret, nowMs, factor_step) }
}

/** A secret to be read by an authenticator. It counts when a first code made with it was shown. */
export const beginFactor = command(
  consoleEndpoints.beginFactor,
  async (tx, _input, { actor, ports, refuse }) => {
    const found = await operatorOf(tx, actor.id)
    if (!found) return refuse('no_permission', {})
    if (found.factor_set_at_ms !== null) return refuse('console.has_factor', {})
    const secret = newSecret(ports)
    await setFactor(tx, actor.id, { factor: sealSecret(ports, actor.id, secret) })
    return { secret, address: factorAddress(secret, found.phone) }
  },
  { secret: true },
)

export const confirmFactor = command(
  consoleEndpoints.confirmFactor,
  async (tx, { code }, call) => {
    const { actor, nowMs, ports, refuse } = call
    const found = await operatorOf(tx, actor.id)
    if (!found) return refuse('no_permission', {})
    if (found.factor_set_at_ms !== null) return refuse('console.has_factor', {})
    if (found.factor === null) return refuse('console.no_factor', {})
    const secret = openSecret(ports, actor.id, found.factor)
    const step = stepOf(secret, code, { nowMs, lastStep: found.factor_step })
    if (step === null) return refuse('console.code_wrong', {})
    await setFactor(tx, actor.id, { factor_set_at_ms: nowMs, factor_step: step })
    const recoveryCodes = newRecoveryCodes(ports)
    const hashes = recoveryCodes.map((each) => recoveryHash(actor.id, each))
    await keepRecoveryCodes(tx, actor.id, hashes)
    await letIn(tx, call, 'factor.set')
    return { recoveryCodes }
  },
  { secret: true },
)

/** A code of the authenticator, or one of the codes for the day it is lost. Wrong ones count, whatever is undone. */
export const prove = action(consoleEndpoints.prove, async ({ code }, call) => {
  const { actor, nowMs, ports, refuse } = call
  const wait = await ports.limits.take('operator.code', { member: actor.id })
  if (wait > 0) return refuse('too_many_requests', { retryAfterMs: wait })
  await ports.db.transaction(async (tx) => {
    const found = await operatorOf(tx, actor.id)
    if (!found) return refuse('no_permission', {})
    if (found.factor === null || found.factor_set_at_ms === null)
      return refuse('console.no_factor', {})
    const secret = openSecret(ports, actor.id, found.factor)
    const step = stepOf(secret, code, { nowMs, lastStep: found.factor_step })
    if (step !== null) await setFactor(tx, actor.id, { factor_step: step })
    else if (!(await useRecoveryCode(tx, recoveryHash(actor.id, code), nowMs)))
      return refuse('console.code_wrong', {})
    return letIn(tx, call, step === null ? 'console.in-by-recovery' : 'console.in')
  })
  await ports.limits.forget('operator.code', { member: actor.id })
  return {}
})

export const leave = command(consoleEndpoints.leave, async (tx, _input, { actor }) => {
  await endOperatorSession(tx, actor.sessionId)
  return {}
})

type Entering = Pick<CommandCall, 'nowMs' | 'ip' | 'userAgent'> & {
  readonly actor: { readonly id: string; readonly sessionId: string }
}

async function letIn(tx: Tx, { actor, nowMs, ip, userAgent }: Entering, deed: string) {
  const { id: memberId, sessionId } = actor
  await beginOperatorSession(tx, { memberId, sessionId, nowMs, ip, userAgent })
  await audit(tx, { atMs: nowMs, actor: memberId, deed, subject: sessionId, detail: { ip } })
}
