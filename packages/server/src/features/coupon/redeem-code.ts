import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { command } from '#kit/command.ts'
import { codeOf, lockCode, takeUse, useCode } from './coupon-code.repo.ts'
import { issueItems } from './issue-items.ts'

const DAY_MS = 86_400_000

/** A code becomes a coupon of whoever types it, once. */
export const redeem = command(
  couponEndpoints.redeem,
  async (tx, { code: typed }, { actor, nowMs, ports, refuse }) => {
    const found = await lockCode(tx, codeOf(typed))
    if (!found || found.ends_at_ms <= nowMs) return refuse('coupon.code_unknown', {})
    const { code, name, category, worth, threshold, days } = found
    if (!(await useCode(tx, { code, memberId: actor.id, atMs: nowMs })))
      return refuse('coupon.code_used', {})
    if (found.uses_left === 0) return refuse('coupon.code_spent', {})
    await takeUse(tx, code)
    const coupon = { name, kind: 'amountOff', category, worth, threshold } as const
    const issue = { memberId: actor.id, fromMs: nowMs, toMs: nowMs + days * DAY_MS }
    await issueItems(tx, ports, [{ coupon, count: 1 }], issue)
    return { name }
  },
)
