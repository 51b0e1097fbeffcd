import type { Campaign } from '@linmen/contract/promotion/campaign.schemas.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { Button } from '#ui/button/button.tsx'
import { copyText } from '#features/share/parts/public.ts'

const WAYS = {
  couponSpree: { to: 'CouponListPage', text: '去看优惠券' },
  vipOffer: { to: 'VipPurchase', text: '去开通会员' },
  lossReturn: { to: 'HomePlan', text: '去看方案' },
  topUpGift: { to: 'ChargePage', text: '去充值' },
} as const

/** What to do next, as the kind of the promotion asks for. */
export function CampaignWays({ campaign }: { campaign: Campaign }) {
  const { kind, state, shareId } = campaign
  if (kind === 'invitation' && state === 'running')
    return (
      <Button look="volt" size="l" onClick={() => void invite(shareId)}>
        复制邀请链接
      </Button>
    )
  if (kind === 'invitation' || kind === 'cupSeason') return null
  const way = WAYS[kind]
  if (!isOpen(way.to)) return null
  return (
    <Button look="ghost" size="l" {...hrefOf(way.to)}>
      {way.text}
    </Button>
  )
}

const hrefOf = (to: (typeof WAYS)[keyof typeof WAYS]['to']) => {
  const href = hrefTo(to)
  return href === undefined ? {} : { href }
}

async function invite(shareId: string | undefined): Promise<void> {
  if (shareId === undefined) return goToLogin(navigation.here())
  const address = `${location.origin}${location.pathname}?share=${encodeURIComponent(shareId)}#/register`
  notices.toast((await copyText(address)) ? '邀请链接已复制' : '复制失败，请稍后再试')
}
