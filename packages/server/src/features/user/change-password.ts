import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { newPasswordFault } from '@linmen/domain/auth/new-password.ts'
import { action } from '#kit/action.ts'
import { audit } from '#kit/audit.ts'
import type { Call } from '#kit/call.ts'
import { endAllSessions, isProven, proveSession } from '#kit/session/session-store.ts'
import {
  countGuess,
  hashPassword,
  memberByPhone,
  openPassword,
  passwordFits,
  phoneOf,
  setPassword,
} from '#features/auth/public.ts'

const BUSY_MS = 3000

export const checkPassword = action(accountEndpoints.checkPassword, async (input, call) => {
  const { actor, ports, nowMs } = call
  await showPassword(input.passwordCipher, call)
  await ports.db.transaction((tx) => proveSession(tx, actor.sessionId, nowMs))
  return {}
})

/** The old password for a new one. Who has none yet has shown their phone instead. */
export const changePassword = action(accountEndpoints.changePassword, async (input, call) => {
  const { actor, ports, nowMs } = call
  const sent = await openPassword(ports, input.newPasswordCipher)
  if (sent === null || sent === 'stale') return call.refuse('login.stale', {})
  const phone = await phoneOf(ports.db.read, actor.id)
  const fault = newPasswordFault(sent.password, phone)
  if (fault) return call.refuse(`password.${fault}`, {})
  const known = await memberByPhone(ports.db.read, phone)
  if (known?.password_hash) await showPassword(input.passwordCipher ?? '', call)
  else if (!(await isProven(ports.db.read, actor.sessionId, nowMs)))
    return call.refuse('password.unset', {})

  const hash = await hashPassword(ports, sent.password)
  await ports.db.transaction(async (tx) => {
    await setPassword(tx, actor.id, hash)
    await endAllSessions(tx, call, actor.id, { except: actor.sessionId })
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'password.changed', subject: actor.id })
  })
  return {}
})

type Asking = Pick<
  Call<typeof accountEndpoints.checkPassword>,
  'actor' | 'ports' | 'ip' | 'deviceMark' | 'visitorId' | 'deviceId' | 'refuse'
>

/** Guesses count as those of a login do: whoever sits at somebody's open page gets no more of them. */
async function showPassword(cipher: string, call: Asking): Promise<void> {
  const { actor, ports } = call
  const phone = await phoneOf(ports.db.read, actor.id)
  const guess = await countGuess(call, phone)
  if (guess.waitMs > 0) call.refuse('too_many_requests', { retryAfterMs: guess.waitMs })
  const sent = await openPassword(ports, cipher)
  if (sent === 'stale') return call.refuse('login.stale', {})
  const stored = (await memberByPhone(ports.db.read, phone))?.password_hash || null
  if (stored === null) call.refuse('password.unset', {})
  const fits = await passwordFits(ports, sent?.password ?? '', stored)
  if (fits === null) {
    await guess.undone()
    call.refuse('login.busy', { retryAfterMs: BUSY_MS })
  }
  if (!fits) call.refuse('password.wrong', {})
  await guess.right()
}
