import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { call } from '#kit/call.ts'
import { go, isOpen } from '#kit/go.ts'
import { isLoggedIn, memberId } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'

/**
 * Says once that coupons have come since this device last looked, and leads to them. True when it was said. What was
 * there at the first look is not new: nobody knows who has seen it.
 */
export async function tellOfCoupons(): Promise<boolean> {
  if (!isLoggedIn() || !isOpen('CouponListPage')) return false
  const held = await call(couponEndpoints.list, { pageNo: 1, state: 'usable' }).catch(() => null)
  if (!held) return false
  const seen = seenBefore()
  const whose = memberId() ?? ''
  const newest = Math.max(0, ...held.items.map(({ createdAtMs }) => createdAtMs))
  const before = seen[whose]
  if (before === undefined || newest > before)
    writeJson(onDevice, storageKeys.couponsSeen, { ...seen, [whose]: newest })
  if (before === undefined || newest <= before) return false
  if (await notices.confirm(texts.newCoupon, { yes: '去看看', no: '我知道了' }))
    go('CouponListPage')
  return true
}

/** The youngest coupon each member of this device has been told of. */
function seenBefore(): Record<string, number> {
  const kept = readJson(onDevice, storageKeys.couponsSeen)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  )
}
