import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { newPasswordFault } from '@linmen/domain/auth/new-password.ts'
import { action } from '#kit/action.ts'
import { endAllSessions } from '#kit/session/session-store.ts'
import { memberByPhone, setPassword } from './member.repo.ts'
import { openPassword } from './open-password.ts'
import { hashPassword } from './password.ts'
import { giveTicket, takeTicket } from './password-ticket.repo.ts'
import { holderOf, tryCode } from './phone-code.ts'

const TICKET_MS = 10 * 60_000

/** A right code is changed for a ticket. Without a member behind the number no code is ever right. */
export const checkRetrieveCode = action(authEndpoints.checkRetrieveCode, async (input, call) => {
  const { phone, code } = input
  const { ports, nowMs } = call
  const holder = holderOf(call, call.actor?.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'retrievePassword', holder, code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})
  const member = await memberByPhone(ports.db.read, phone)
  if (!member) return call.refuse('code.wrong', {})

  const ticket = ports.random.bytes(32).toString('base64url')
  const endsAtMs = nowMs + TICKET_MS
  await ports.db.transaction((tx) =>
    giveTicket(tx, { ticket, memberId: member.id, holder, endsAtMs }),
  )
  return { ticket }
})

/** A new password for a ticket. Whoever was signed in, anywhere, is not any more. */
export const resetPassword = action(authEndpoints.resetPassword, async (input, call) => {
  const { ports, nowMs } = call
  const sent = await openPassword(ports, input.passwordCipher)
  if (sent === 'stale' || sent === null) return call.refuse('login.stale', {})
  const fault = newPasswordFault(sent.password, input.phone)
  if (fault) return call.refuse(`password.${fault}`, {})

  const passwordHash = await hashPassword(ports, sent.password)
  const holder = holderOf(call, call.actor?.sessionId)
  const done = await ports.db.transaction(async (tx) => {
    const memberId = await takeTicket(tx, { ticket: input.ticket, holder, nowMs })
    const owner = await memberByPhone(tx, input.phone)
    if (memberId === null || owner?.id !== memberId) return false
    await setPassword(tx, memberId, passwordHash)
    await endAllSessions(tx, call, memberId)
    return true
  })
  if (!done) return call.refuse('ticket.gone', {})
  if (call.actor) call.session.end()
  return {}
})
