import { privacyEndpoints } from '@linmen/contract/privacy/privacy.endpoints.ts'
import { action } from '#kit/action.ts'
import { audit } from '#kit/audit.ts'
import type { Reader } from '#db/port.ts'
import type { Binding } from '#kit/binding.ts'
import type { Call } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { endAllSessions, isProven } from '#kit/session/session-store.ts'
import { holderOf, phoneOf, tryCode } from '#features/auth/public.ts'
import { couponsOf } from '#features/coupon/public.ts'
import { holdingsOf } from '#features/wallet/public.ts'
import { forgetMember } from './forget-member.ts'
import { obstaclesOf } from './obstacles.ts'
import { ownFileAddress } from './own-file.route.ts'

const look = query(privacyEndpoints.look, async (db, _input, { actor, nowMs }) => {
  const { coins, cash } = await holdingsOf(db, actor.id, nowMs)
  const coupons = await usableCoupons(db, actor.id, nowMs)
  return { coins, cash, coupons, obstacles: [...(await obstaclesOf(db, actor.id, nowMs))] }
})

const exportData = command(privacyEndpoints.export, async (tx, _input, { actor, nowMs, ports }) => {
  await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'data.exported', subject: actor.id })
  return ownFileAddress(ports.settings, actor.id, nowMs)
})

/** At once, for whoever holds the phone. Nothing of it can be undone. */
const remove = action(privacyEndpoints.remove, async ({ code }, call) => {
  const { actor, ports, nowMs } = call
  await refuseObstacles(call, ports.db.read)
  await showAgain(code, call)
  const files = await ports.db.transaction(async (tx) => {
    await refuseObstacles(call, tx)
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'member.deleted', subject: actor.id })
    await endAllSessions(tx, call, actor.id)
    return forgetMember(tx, actor.id, nowMs)
  })
  for (const file of files) await ports.blobs.remove(file)
  call.session.end()
  return {}
})

export const privacyBindings: Binding[] = [look, exportData, remove]

type Leaving = Call<typeof privacyEndpoints.remove>

async function refuseObstacles({ actor, nowMs, refuse }: Leaving, db: Reader): Promise<void> {
  const [first] = await obstaclesOf(db, actor.id, nowMs)
  if (first) refuse(`deletion.${first}`, {})
}

async function showAgain(code: string | undefined, call: Leaving): Promise<void> {
  const { actor, ports, nowMs, refuse } = call
  const phone = await phoneOf(ports.db.read, actor.id)
  if (phone === '') {
    if (!(await isProven(ports.db.read, actor.sessionId, nowMs))) refuse('prove_again', {})
    return
  }
  const holder = holderOf(call, actor.sessionId)
  const typed = { phone, purpose: 'verifyPhone' as const, holder, code: code ?? '' }
  const verdict = await tryCode(ports, typed)
  if (verdict !== 'right') refuse(`code.${verdict}`, {})
}

const usableCoupons = async (db: Reader, memberId: string, nowMs: number) =>
  (await couponsOf(db, memberId, { unused: true })).filter(({ validToMs }) => validToMs > nowMs)
    .length
