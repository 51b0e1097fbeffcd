import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import type { CampaignGift } from '@linmen/contract/promotion/campaign.schemas.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { useBusyCampaign } from '#kit/pages/promotion.tsx'
import { isLoggedIn } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'

/** Takes a gift. Visitors log in first and come back; who is in the wrong app is shown the right one. */
export function useClaim(key: string) {
  const { write, busy } = useWrite(campaignEndpoints.claim)
  const askForApp = useBusyCampaign()
  const claim = async ({ id: giftId }: Pick<CampaignGift, 'id'>) => {
    if (!isLoggedIn()) return goToLogin(navigation.here())
    const done = await write({ key, giftId })
    if (done.ok) return notices.toast('已放入优惠券')
    if (done.failure.code === 'promotion.host') await askForApp()
  }
  return { claim, busy }
}
