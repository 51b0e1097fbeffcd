import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { action } from '#kit/action.ts'
import { countGuess } from './login-limits.ts'
import { memberByPhone } from './member.repo.ts'
import { openPassword } from './open-password.ts'
import { openSession } from './open-session.ts'
import { passwordFits } from './password.ts'

const BUSY_MS = 3000

export const loginWithPassword = action(authEndpoints.loginWithPassword, async (input, call) => {
  const { ports } = call
  const guess = await countGuess(call, input.account)
  if (guess.waitMs > 0) return call.refuse('too_many_requests', { retryAfterMs: guess.waitMs })
  if (guess.needsCheck) return call.refuse('login.captcha', {})

  const sent = await openPassword(ports, input.passwordCipher)
  if (sent === 'stale') return call.refuse('login.stale', {})

  const member = await memberByPhone(ports.db.read, input.account)
  // Who came by code and never set a password has none that could be right.
  const fits = await passwordFits(ports, sent?.password ?? '', member?.password_hash || null)
  if (fits === null) {
    await guess.undone()
    return call.refuse('login.busy', { retryAfterMs: BUSY_MS })
  }
  if (!member || !fits) return call.refuse('login.wrong', {})

  await guess.right()
  const opened = await openSession(call, { memberId: member.id, account: input.account })
  return typeof opened === 'string' ? call.refuse(opened, {}) : opened
})
