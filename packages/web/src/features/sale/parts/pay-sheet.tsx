import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import type { Offer } from '@linmen/domain/pricing/quote.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { OfferStrip } from '#features/coupon/parts/public.ts'
import type { ForSale } from '#features/sale/for-sale.ts'
import { bestChoice, offersFor, quoteFor, shortBy } from '#features/sale/pay-choice.ts'
import { saleQueries } from '#features/sale/sale.queries.ts'
import type { Purchase } from '#features/sale/use-purchase.ts'
import { PayTotal } from './pay-total.tsx'
import s from './pay-sheet.module.css'

export interface PaySheetProps {
  readonly goods: ForSale
  readonly purchase: Purchase
}

/** Price, one offer, coins, one button. */
export function PaySheet({ goods, purchase }: PaySheetProps) {
  const { currency, shows } = useHost()
  const enabled = purchase.isOpen
  const couponsAsked = goods.coupons !== undefined && shows('coupons')
  const coupons = useQuery({
    ...saleQueries.coupons(goods.coupons ?? { planId: '' }),
    enabled: enabled && couponsAsked,
  })
  const perks = useQuery({ ...saleQueries.perks(goods.expertId), enabled })
  const [choice, setChoice] = useState<Offer<OfferedCoupon>>()

  const loading = perks.isPending || (couponsAsked && coupons.isPending)
  const offers = offersFor(goods, coupons.data?.list, perks.data)
  const chosen = choice ?? bestChoice(goods, offers)
  const quote = quoteFor(goods, offers, chosen)
  const { balance } = offers

  return (
    <Sheet
      open={purchase.isOpen}
      onClose={purchase.close}
      title={goods.heading}
      footer={
        <PayTotal
          quote={quote}
          currency={currency}
          terms={goods.terms}
          loading={loading}
          paying={purchase.paying}
          short={shortBy(quote.pay, balance)}
          onPay={() => void purchase.pay(chosen)}
          onShort={() =>
            balance !== undefined &&
            void purchase.askForCoins({ required: quote.pay, balance }, chosen)
          }
        />
      }
    >
      <GoodsLine goods={goods} currency={currency} />
      {offers.setMeal ? (
        <p className={s.setMeal}>已有套餐可用，本次免费解锁，扣除 1 次</p>
      ) : (
        <OfferStrip
          {...offers}
          chosen={chosen}
          onChoose={(offer) => purchase.paying || setChoice(offer)}
          currency={currency}
          loading={loading && couponsAsked}
        />
      )}
      <fieldset className={s.ways}>
        <legend className={s.legend}>支付方式</legend>
        <RadioRow
          name="pay-way"
          value="coins"
          checked
          onChange={() => {}}
          lead={<CoinIcon size={28} />}
          title={`${currency}余额`}
          note={balance !== undefined && `${balanceText(balance)} 可用`}
        />
      </fieldset>
    </Sheet>
  )
}

function GoodsLine({ goods, currency }: { goods: ForSale; currency: string }) {
  return (
    <div className={s.item}>
      {goods.face}
      <div className={s.about}>
        <b className={s.name}>{goods.title}</b>
        <span className={s.note}>{goods.note}</span>
      </div>
      <div className={s.price}>
        <b className={s.figure}>{priceText(goods.price)}</b>
        <span className={s.note}>{currency}</span>
      </div>
    </div>
  )
}
