import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { newPasswordFault } from '@linmen/domain/auth/new-password.ts'
import { action } from '#kit/action.ts'
import { openPassword } from './open-password.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password.ts'
import { holderOf, tryCode } from './phone-code.ts'
import { enrol } from './registration.repo.ts'

/** A new member with a password. The password is looked at first, so that a weak one does not cost the code. */
export const register = action(authEndpoints.register, async (input, call) => {
  const { phone, code, shareId } = input
  const { ports } = call
  const sent = await openPassword(ports, input.passwordCipher)
  if (sent === 'stale' || sent === null) return call.refuse('login.stale', {})
  const fault = newPasswordFault(sent.password, phone)
  if (fault) return call.refuse(`password.${fault}`, {})

  const holder = holderOf(call, call.actor?.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'register', holder, code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})

  const passwordHash = await hashPassword(ports, sent.password)
  const { agentId } = call
  const { id, isNew } = await ports.db.transaction((tx) =>
    enrol(tx, ports, { phone, way: 'password', passwordHash, shareId, agentId }),
  )
  // Only who holds the phone learns that it is known.
  if (!isNew) return call.refuse('register.taken', {})
  const opened = await openSession(call, { memberId: id, account: phone })
  return typeof opened === 'string' ? call.refuse(opened, {}) : opened
})
