import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { addCode, codeOf, endCode } from '#features/coupon/public.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'

/** A word that members may change into a coupon. */
export const makeCouponCode = command(
  actEndpoints.makeCouponCode,
  async (tx, { code: typed, reason, ...terms }, call) => {
    const { name, category, worth, threshold, days, uses, endsAtMs } = terms
    const code = codeOf(typed)
    if (!/^[0-9A-Z]{4,24}$/.test(code)) return call.refuse('console.code_form', {})
    if (endsAtMs <= call.nowMs) return call.refuse('console.bad_times', {})
    const added = await addCode(tx, {
      ...{ code, name, category, days },
      worth: cents(worth),
      threshold: cents(threshold),
      uses_left: uses,
      ends_at_ms: endsAtMs,
      created_at_ms: call.nowMs,
    })
    if (!added) return call.refuse('console.code_taken', {})
    const line = { atMs: call.nowMs, actor: call.actor.id, deed: 'code.make', subject: code }
    await audit(tx, { ...line, why: reason, after: terms })
    return {}
  },
)

/** A code that should not be known any longer ends before its time. */
export const endCouponCode = command(
  actEndpoints.endCouponCode,
  async (tx, { id: code, reason }, { actor, nowMs, refuse }) => {
    if (!(await endCode(tx, code, nowMs))) return refuse('console.gone', {})
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'code.end', subject: code, why: reason })
    return {}
  },
)
