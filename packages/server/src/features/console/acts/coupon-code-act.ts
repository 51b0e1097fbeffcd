import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { addCode, codeOf } from '#features/coupon/public.ts'
import { command } from '#kit/command.ts'

/** A word that members may change into a coupon. */
export const makeCouponCode = command(
  actEndpoints.makeCouponCode,
  async (tx, { code: typed, name, category, worth, threshold, days, uses, endsAtMs }, call) => {
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
    return {}
  },
)
