import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import type { CouponCategory, HeldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { goBack, hrefTo, isOpen } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { read, readPages } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { cx } from '#ui/class-names.ts'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { CardTicket } from '#features/coupon/parts/card-ticket.tsx'
import { HeldTicket } from '#features/coupon/parts/held-ticket.tsx'
import { RedeemField } from '#features/coupon/parts/redeem-field.tsx'
import s from '#features/coupon/parts/tickets.module.css'

type State = HeldCoupon['state']

const STATES: readonly { key: State; label: string; empty: string; why: string }[] = [
  { key: 'usable', label: '可用', empty: '没有可用的优惠券', why: '活动和专家会不时送出' },
  { key: 'used', label: '已使用', empty: '还没有用过优惠券', why: '付款时选一张，记录就在这里' },
  { key: 'expired', label: '已过期', empty: '没有过期的优惠券', why: '到期未用的券会放在这里' },
]

export function Page() {
  const { back } = useScreenParams('CouponListPage')
  const [word, choose] = useNotedWord('tab')
  const open = STATES.find(({ key }) => key === word) ?? STATES[0]!
  const count = useQuery(read(couponEndpoints.count, {})).data
  const query = useInfiniteQuery(readPages(couponEndpoints.list, { state: open.key }))
  return (
    <PagedList
      title="优惠券"
      right={
        <Button look="ghost" size="s" href={hrefTo('CouponRulePage')}>
          规则
        </Button>
      }
      tabs={{
        items: STATES.map(({ key, label }) => ({
          key,
          label,
          ...(count && { count: count[key] }),
        })),
        value: open.key,
        onChange: choose,
      }}
      top={
        open.key === 'usable' && (
          <>
            <RedeemField />
            <CardTicket />
          </>
        )
      }
      query={query}
      keyOf={({ id }) => id}
      row={(coupon, before) => (
        <>
          {open.key === 'usable' && (
            <Heading coupon={coupon} before={before} soon={count?.expiringSoon} />
          )}
          <div className={cx(s.list, open.key !== 'usable' && !before && s.first)}>
            <HeldTicket coupon={coupon} use={wayToUse(coupon.category, back)} />
          </div>
        </>
      )}
      skeleton={<SkeletonCards />}
      empty={{ title: open.empty, text: open.why }}
      foot={<Hint>不叠加使用，次序：套餐　免费券　满减券　折扣卡</Hint>}
    />
  )
}

interface HeadingProps {
  readonly coupon: HeldCoupon
  readonly before: HeldCoupon | undefined
  readonly soon: number | undefined
}

/** Over the first coupon that can pay now, and over the first that rests. */
function Heading({ coupon, before, soon = 0 }: HeadingProps) {
  const rests = coupon.why !== undefined
  if (before && rests === (before.why !== undefined)) return null
  if (rests) return <Section title="暂不可用" />
  const fact = soon > 0 ? `${soon} 张即将过期` : '付款时自动选最省的一张'
  return <Section title="现在可用" fact={fact} />
}

type Shop = 'HomePlan' | 'HomePage' | 'JieduListPage' | 'VipPage' | 'ChargePage'

const SHOPS: Record<CouponCategory, readonly Shop[]> = {
  general: ['HomePlan', 'HomePage'],
  plan: ['HomePlan', 'HomePage'],
  interpretation: ['JieduListPage'],
  vip: ['VipPage'],
  charge: ['ChargePage'],
}

/** Who came from a purchase goes back to it; others go where such things are sold, if that is open. */
function wayToUse(category: CouponCategory, fromPurchase: boolean) {
  if (fromPurchase) return { onClick: goBack }
  const shop = SHOPS[category].find(isOpen)
  return shop && { href: hrefTo(shop) }
}
