import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { isActive } from '@linmen/domain/vip/membership.ts'
import { call } from '#kit/call.ts'
import { isLoggedIn, onSession } from '#kit/session.ts'
import { askAboutEnding } from '#features/expert/start/public.ts'
import { runPopUps } from '#features/promotion/start/public.ts'
import { tellOfLevel } from '#features/user/start/public.ts'
import { remindOfVip } from '#features/vip/start/public.ts'

/** What a visit begins with: pop-ups, and only where none came up, one question about what ends soon or has come. */
export async function startNotices(): Promise<void> {
  onSession(() => void remindOfVip())
  if (!(await isLeftInPeace()) && (await runPopUps())) return
  if (await askAboutEnding()) return
  if (isLoggedIn() && (await (await import('./late-coupons.ts')).tellOfCoupons())) return
  await remindOfVip()
  await tellOfLevel()
}

/** Members of the house see no pop-ups. */
async function isLeftInPeace(): Promise<boolean> {
  if (!isLoggedIn()) return false
  const info = await call(vipEndpoints.info, {}).catch(() => null)
  return info !== null && isActive(info)
}
