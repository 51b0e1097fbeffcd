import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type {
  InterpretationDetail,
  TwoForOne,
} from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { call } from '#kit/call.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useSaleWrite, type ForSale } from '#features/sale/parts/public.ts'
import { minutesText, secondsText } from './interpretation-words.ts'

type Sold = Omit<InterpretationDetail, 'body'>

/** An interpretation as the sheet sells it, alone or with the other of its pair. */
export function useInterpretationSale(): (of: Sold, pair?: TwoForOne) => ForSale {
  const pay = useSaleWrite(interpretationEndpoints.pay)
  const payWithCoupon = useSaleWrite(interpretationEndpoints.payWithCoupon)
  return (of, pair) => {
    const { id, expert } = of
    const price = pair?.price ?? of.price
    const twoForOne = pair !== undefined
    return {
      kind: 'interpretation',
      price,
      heading: twoForOne ? '两篇一起解锁' : of.medium === 'video' ? '解锁全片' : '解锁全文',
      face: <Avatar id={expert.id} url={expert.avatar} size={40} />,
      title: twoForOne ? pair.titles.join(' + ') : of.title,
      note: noteOf(of, twoForOne),
      terms: '除比赛取消外，内容付费后不退　量力而行',
      expertId: expert.id,
      coupons: { amount: price, category: 'interpretation' },
      ...(!twoForOne && { looks: { inSetMeals: of.inSetMeals, sport: of.sport } }),
      send: (offer) => {
        if (offer === 'card') return pay({ id, twoForOne })
        if (offer === 'none') return pay({ id, twoForOne, withoutOffer: true })
        return payWithCoupon({ interpretationId: id, couponId: offer.id, twoForOne })
      },
      ask: async () =>
        (await call(interpretationEndpoints.look, { id })).owned ? 'paid' : 'unpaid',
      onBought: ({ orderId }, redirect) =>
        redirect.go('JieduPayOkPage', { id, ...(orderId && { orderId }) }, { replace: true }),
      onShort: ({ required, balance }, _offer, redirect) =>
        redirect.go('JieduPayChargePage', { price: required, interpretationId: id, balance }),
      onBroken: (errorMsg, redirect) =>
        redirect.go('JieduPayErrorPage', { errorMsg, interpretationId: id }),
    }
  }
}

function noteOf(of: Sold, twoForOne: boolean): string {
  if (twoForOne) return '二合一　只付较贵一篇的价格'
  if (of.medium === 'video') return `视频　${secondsText(of.seconds ?? 0)}　含文字稿`
  return `${of.length} 字　${minutesText(of)}　含选项`
}
