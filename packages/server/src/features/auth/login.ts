import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { isBlocked } from '@linmen/domain/host/blocked-members.ts'
import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import { action } from '#kit/action.ts'
import { beginSession, endSession } from '#kit/session/session-store.ts'
import { loginLimits } from './login-limits.ts'
import { useNonce } from './login-nonce.ts'
import { memberByPhone } from './member.repo.ts'
import { passwordFits } from './password.ts'
import { transportKey } from './transport-key.ts'

export const loginWithPassword = action(authEndpoints.loginWithPassword, async (input, call) => {
  const { ports, nowMs } = call
  const limits = loginLimits(ports)
  const wait = limits.waitMs(input.account, call.ip)
  if (wait > 0) return call.refuse('too_many_requests', { retryAfterMs: wait })

  const sent = opened((await transportKey(ports)).decrypt(input.passwordCipher))
  // The nonce is spent before the password is looked at: a captured login is worth nothing.
  const fresh =
    sent !== null && (await ports.db.transaction((tx) => useNonce(tx, ports, sent.nonce)))
  if (sent !== null && !fresh) return call.refuse('login.stale', {})

  const member = await memberByPhone(ports.db.read, input.account)
  const fits = await passwordFits(ports, sent?.password ?? '', member?.password_hash ?? null)
  if (!member || !fits) {
    limits.failed(input.account, call.ip)
    return call.refuse('login.wrong', {})
  }

  limits.succeeded(input.account)
  const host = hostOfAgent(call.agentId) ?? 'browser'
  if (isBlocked(ports.settings.blockedMembers, host, member.id))
    return call.refuse('login.blocked', {})
  const kind = call.deviceId === null ? 'browser' : 'token'
  const issued = await ports.db.transaction(async (tx) => {
    if (call.actor) await endSession(tx, call.actor.sessionId, nowMs)
    return beginSession(tx, ports, { memberId: member.id, kind })
  })
  call.session.begin(issued)
  const mark = kind === 'browser' ? issued.publicId : issued.secret
  return { token: `1|${mark}`, memberId: member.id, signKey: issued.signKey }
})

/** The plain text is `{"n": nonce, "p": password}`; anything else counts as a wrong password. */
function opened(plain: string | null): { nonce: string; password: string } | null {
  try {
    const { n, p } = JSON.parse(plain ?? '') as { n?: unknown; p?: unknown }
    return typeof n === 'string' && typeof p === 'string' ? { nonce: n, password: p } : null
  } catch {
    return null
  }
}
