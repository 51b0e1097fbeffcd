import type { Cents } from '@linmen/contract'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { ChargeConfig, ChargeWay } from '@linmen/contract/wallet/wallet.schemas.ts'
import { cents, NOTHING } from '@linmen/domain/money/cents.ts'
import { chargeBonus, chargeRefused } from '@linmen/domain/pay/charge-rules.ts'
import { isCardNumber } from '@linmen/domain/pay/ways.ts'
import { useState } from 'react'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { leaveToPay, sayMonthIsFull, withinMonth } from '#features/pay/parts/public.ts'
import { keepWish, keptWish } from './charge-wish.ts'

export type Charge = ReturnType<typeof useCharge>

/** What is chosen on the page for buying coins, what it comes to, and the way to the channel. */
export function useCharge(config: ChargeConfig) {
  const { products, ways, cards, coupons } = config
  const middle = products[Math.floor(products.length / 2)] ?? products[0]
  // Whoever comes back without having paid finds what they had chosen.
  const [kept] = useState(() => keptWish(config))
  const [productId, setProductId] = useState(
    kept.typed ? undefined : (kept.productId ?? middle?.id),
  )
  const [typed, setTyped] = useState(kept.typed ?? '')
  const [way, setWay] = useState<ChargeWay | undefined>(kept.way ?? ways[0]?.way)
  const [card, setCard] = useState(kept.card ?? cards[0]?.id ?? 'new')
  const [cardNumber, setCardNumber] = useState('')
  const [couponId, setCouponId] = useState(kept.couponId)

  const product = products.find(({ id }) => id === productId)
  const amount = product?.amount ?? coinsOf(typed)
  const usable = coupons.filter(({ threshold }) => amount !== null && threshold <= amount)
  const best = usable.toSorted((a, b) => b.worth - a.worth)[0]
  const coupon = couponId === undefined ? best : usable.find(({ id }) => id === couponId)
  const bonus = amount === null ? NOTHING : chargeBonus(amount, coupon ?? null)
  const number = card === 'new' ? cardNumber.replaceAll(/\s/g, '') : card
  const needsCard = way === 'bankCard' && card === 'new' && !isCardNumber(number)

  const silent = { silent: ['pay.month_limit'] } as const
  const byCard = useWrite(walletEndpoints.chargeByCard, silent)
  const byMicroblog = useWrite(walletEndpoints.chargeByMicroblog, silent)
  const plain = useWrite(walletEndpoints.charge, silent)

  async function pay(): Promise<void> {
    const redirect = redirectFromHere()
    if (amount === null || way === undefined || !(await withinMonth(amount, 'coins'))) return
    const wanted = {
      ...(product ? { productId: product.id } : { amount, amountType: 'own' as const }),
      ...(coupon && { couponId: coupon.id }),
    }
    const input = { way, ...wanted, ...(way === 'bankCard' && { bankCard: number }) }
    const { write } = way === 'bankCard' ? byCard : way === 'microblog' ? byMicroblog : plain
    const begun = await write(input)
    if (begun.ok) {
      keepWish({ productId, typed, way, card, couponId })
      leaveToPay(begun.output, redirect)
    } else if (begun.failure.code === 'pay.month_limit') await sayMonthIsFull('coins')
  }

  return {
    ...{ productId, typed, way, card, cardNumber, coupon, amount, bonus, needsCard, pay },
    ...{ setWay, setCard, setCardNumber, usable },
    busy: byCard.busy || byMicroblog.busy || plain.busy,
    chooseProduct: (id: string) => (setProductId(id), setTyped('')),
    typeAmount: (text: string) => {
      // A dot stays where it was typed: 25.5 must not become 255.
      const kept = text.replaceAll(/[^\d.]/g, '').slice(0, 6)
      setTyped(kept)
      setProductId(kept === '' ? middle?.id : undefined)
    },
    chooseCoupon: (id: string | null) => setCouponId(id),
  }
}

/** Whole coins somebody typed; null while it cannot be charged. */
function coinsOf(typed: string): Cents | null {
  const amount = /^\d+$/.test(typed) ? cents(Number(typed) * 100) : null
  return amount === null || chargeRefused(amount) ? null : amount
}
