import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { action } from '#kit/action.ts'
import { audit } from '#kit/audit.ts'
import { endAllSessions, proveSession } from '#kit/session/session-store.ts'
import { holderOf, memberByPhone, phoneOf, tryCode } from '#features/auth/public.ts'

/** Who holds the phone of the account is its owner: for a quarter of an hour they need not show it again. */
export const checkPhone = action(accountEndpoints.checkPhone, async ({ code }, call) => {
  const { actor, ports, nowMs } = call
  const phone = await phoneOf(ports.db.read, actor.id)
  const holder = holderOf(call, actor.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'verifyPhone', holder, code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})
  await ports.db.transaction((tx) => proveSession(tx, actor.sessionId, nowMs))
  return {}
})

/** The new phone shows a code of its own. Whoever was signed in elsewhere is not any more. */
export const changePhone = action(accountEndpoints.changePhone, async ({ phone, code }, call) => {
  const { actor, ports, nowMs } = call
  if (phone === (await phoneOf(ports.db.read, actor.id))) return call.refuse('phone.same', {})
  const holder = holderOf(call, actor.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'verifyPhone', holder, code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})
  const done = await ports.db.transaction(async (tx) => {
    // Only who holds the phone learns that it is known.
    if (await memberByPhone(tx, phone)) return false
    await tx.updateTable('member').set({ phone }).where('id', '=', actor.id).execute()
    await endAllSessions(tx, call, actor.id, { except: actor.sessionId })
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'phone.changed', subject: actor.id })
    return true
  })
  return done ? {} : call.refuse('phone.taken', {})
})
