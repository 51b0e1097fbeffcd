import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipPrice } from '@linmen/contract/vip/vip.schemas.ts'
import { tierOf } from '@linmen/domain/vip/tiers.ts'
import { theHost } from '#kit/host.ts'
import { useWrite } from '#kit/use-write.ts'
import { crown } from '#ui/icon/account.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { hasDirectPay, payDirect } from '#features/pay/parts/public.ts'
import {
  sayBought,
  useSaleWrite,
  type ChosenOffer,
  type ForSale,
} from '#features/sale/parts/public.ts'
import { perDay } from './vip-words.ts'

/** A line of the price list as the sheet sells it, under these terms. */
export function useVipSale(terms: string): (line: VipPrice) => ForSale {
  const pay = useSaleWrite(vipEndpoints.buy)
  const begin = useWrite(vipEndpoints.buy)
  return (line) => ({
    kind: 'vip',
    price: line.price,
    heading: '开通会员',
    face: <Icon glyph={crown} size={28} />,
    title: tierOf(line.tier).name,
    note: `${line.days} 天`,
    each: `${perDay(line.price, line.days)} ${theHost().currency}/天`,
    terms,
    coupons: { amount: line.price, category: 'vip' },
    send: (offer) => pay(wishOf(line, offer)),
    ...(hasDirectPay() && {
      direct: (offer, price) =>
        payDirect(price, 'membership', () =>
          begin.write({ ...wishOf(line, offer), returnUrl: `${location.origin}/#/vip/buy` }),
        ),
    }),
    onBought: sayVipBought,
  })
}

const wishOf = ({ id }: VipPrice, offer: ChosenOffer) => ({
  priceId: id,
  ...(typeof offer === 'object' && { couponId: offer.id }),
})

/** A membership begins with its gifts. */
export const sayVipBought = (): void =>
  void sayBought([
    { to: 'VipGiftListPage', text: '去领礼包' },
    { to: 'MyVipPage', text: '我的会员' },
  ])
