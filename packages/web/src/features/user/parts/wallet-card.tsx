import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { go, hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import { Press } from '#ui/press/press.tsx'
import type { Me } from './profile.tsx'
import s from './wallet-card.module.css'

/** What the member has. A visitor sees the same card with dashes. */
export function WalletCard({ member }: { member: Me | undefined }) {
  const host = useHost()
  const coupons = useQuery({ ...read(couponEndpoints.count, {}), enabled: member !== undefined })
  return (
    <Card label="钱包" padded className={s.wallet}>
      <Figure
        name={
          <>
            <CoinIcon size={14} />
            {host.currency}
          </>
        }
        value={member && balanceText(member.coins)}
        href={linkTo(member, 'JinbiDetailPage')}
      />
      <Figure
        name="可提现(元)"
        value={member && balanceText(member.earned)}
        href={linkTo(member, 'MoneyDetailPage')}
      />
      {host.shows('coupons') && (
        <Figure
          name="优惠券"
          value={member && coupons.data?.usable}
          href={isOpen('CouponListPage') ? hrefTo('CouponListPage') : undefined}
        />
      )}
      {isOpen('ChargePage') && (
        <Button size="s" onClick={() => go('ChargePage')}>
          充值
        </Button>
      )}
    </Card>
  )
}

/** A visitor has nothing to look at. */
const linkTo = (member: Me | undefined, name: 'JinbiDetailPage' | 'MoneyDetailPage') =>
  member && isOpen(name) ? hrefTo(name) : undefined

interface FigureProps {
  name: ReactNode
  value: ReactNode
  href?: string | undefined
}

const Figure = ({ name, value, href }: FigureProps) => (
  <Press {...(href !== undefined && { href })} className={s.figure}>
    <span className={s.name}>{name}</span>
    <b className={s.value}>{value ?? '-'}</b>
  </Press>
)
