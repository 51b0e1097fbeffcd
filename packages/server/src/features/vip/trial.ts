import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { benefitsOf } from '@linmen/domain/vip/benefits.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { endOf } from '@linmen/domain/sale/set-meal.ts'
import { isRunning } from '@linmen/domain/vip/membership.ts'
import { tierOf } from '@linmen/domain/vip/tiers.ts'
import { TRIAL_DAYS, TRIAL_WAIT_SECONDS } from '@linmen/domain/vip/trial.ts'
import type { Reader } from '#db/port.ts'
import { action } from '#kit/action.ts'
import { query } from '#kit/query.ts'
import { holderOf, issueCode, phoneOf, tryCode } from '#features/auth/public.ts'
import { addPeriod, lockPeriods, periodsOf } from './period.repo.ts'

/** Runs, can still be had, or was had: a trial is for who never was a member, and once. */
async function trialOf(db: Reader, memberId: string, nowMs: number) {
  const periods = await periodsOf(db, memberId)
  const running = periods.find((period) => isRunning(period, nowMs))
  if (running) return { state: 'running' as const, endsAtMs: running.endsAtMs }
  return { state: periods.length === 0 ? ('free' as const) : ('over' as const) }
}

export const trialState = query(
  vipEndpoints.trialState,
  async (db, { withBenefits }, { actor, nowMs, refuse }) => {
    if (!actor) return refuse('noLogin', {})
    const trial = await trialOf(db, actor.id, nowMs)
    if (trial.state === 'free') return refuse('1010', {})
    if (trial.state === 'over') return refuse('vip.trial_over', {})
    return {
      days: TRIAL_DAYS,
      endsAtMs: trial.endsAtMs,
      ...(withBenefits && { benefits: benefitsOf('super') }),
    }
  },
)

/** The code goes to the phone the member has; nobody can name another. */
export const sendTrialCode = action(vipEndpoints.sendTrialCode, async (_input, call) => {
  const { actor, ports, nowMs, refuse } = call
  if ((await trialOf(ports.db.read, actor.id, nowMs)).state !== 'free')
    return refuse('vip.trial_over', {})
  const person = { holder: holderOf(call, actor.sessionId), subject: 'own', purpose: 'verifyPhone' }
  if (ports.personCheck && !(await ports.personCheck.isPerson(person)))
    return refuse('check_error', {})
  const phone = await phoneOf(ports.db.read, actor.id)
  const device = call.deviceId ?? call.visitorId
  const whom = { phone, address: call.ip, ...(device !== null && { device }) }
  const retryAfterMs = await ports.limits.take('code.send', whom)
  if (retryAfterMs > TRIAL_WAIT_SECONDS * 1000) return refuse('too_many_requests', { retryAfterMs })
  if (retryAfterMs > 0) return refuse('code.wait', { retryAfterMs })
  const { holder } = person
  const code = await ports.db.transaction((tx) =>
    issueCode(tx, ports, { phone, purpose: 'verifyPhone', holder, mute: false }),
  )
  const shows = ports.settings.demo && ports.settings.sms === null
  return { waitSeconds: TRIAL_WAIT_SECONDS, ...(shows && { demoCode: code }) }
})

/** Three days of the super membership for whoever shows that the phone is theirs. */
export const joinTrial = action(vipEndpoints.joinTrial, async ({ code }, call) => {
  const { actor, ports, refuse } = call
  const { db, ids } = ports
  if ((await trialOf(db.read, actor.id, call.nowMs)).state !== 'free')
    return refuse('vip.trial_over', {})
  const phone = await phoneOf(db.read, actor.id)
  const holder = holderOf(call, actor.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'verifyPhone', holder, code })
  if (verdict !== 'right') return refuse(`code.${verdict}`, {})
  const endsAtMs = endOf(call.nowMs, TRIAL_DAYS)
  const joined = await db.transaction(async (tx) => {
    await lockPeriods(tx, actor.id)
    if ((await periodsOf(tx, actor.id)).length > 0) return false
    await addPeriod(tx, {
      id: ids.next('vt'),
      member_id: actor.id,
      tier: 'super',
      name: `${tierOf('super').name}体验 ${TRIAL_DAYS} 天`,
      is_trial: true,
      starts_at_ms: call.nowMs,
      ends_at_ms: endsAtMs,
      revoked_at_ms: null,
      price: NOTHING,
      created_at_ms: call.nowMs,
    })
    return true
  })
  return joined ? { days: TRIAL_DAYS, endsAtMs } : refuse('vip.trial_over', {})
})
