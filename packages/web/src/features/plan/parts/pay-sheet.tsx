import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import type { Offer } from '@linmen/domain/pricing/plan-price.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { OfferStrip } from '#features/coupon/parts/public.ts'
import { bestChoice, offersFor, quoteFor, shortBy } from '#features/plan/pay-choice.ts'
import { MARKETS } from '#features/plan/plan-words.ts'
import { payQueries } from '#features/plan/pay.queries.ts'
import type { Purchase } from '#features/plan/use-purchase.ts'
import { PayTotal } from './pay-total.tsx'
import s from './pay-sheet.module.css'

export interface PaySheetProps {
  readonly plan: PlanDetail
  readonly purchase: Purchase
}

/** Price, one offer, coins, one button. */
export function PaySheet({ plan, purchase }: PaySheetProps) {
  const { currency, shows } = useHost()
  const enabled = purchase.isOpen
  const couponsShown = shows('coupons')
  const coupons = useQuery({ ...payQueries.coupons(plan.id), enabled: enabled && couponsShown })
  const perks = useQuery({ ...payQueries.perks(plan.expert.id), enabled })
  const [choice, setChoice] = useState<Offer<OfferedCoupon>>()

  const loading = perks.isPending || (couponsShown && coupons.isPending)
  const offers = offersFor(plan, coupons.data?.list, perks.data)
  const chosen = choice ?? bestChoice(plan, offers)
  const quote = quoteFor(plan, offers, chosen)
  const { balance } = offers

  return (
    <Sheet
      open={purchase.isOpen}
      onClose={purchase.close}
      title="解锁方案"
      footer={
        <PayTotal
          quote={quote}
          currency={currency}
          loading={loading}
          paying={purchase.paying}
          short={shortBy(quote.pay, balance)}
          onPay={() => void purchase.pay(chosen)}
          onShort={() => balance !== undefined && void purchase.askForCoins(quote.pay, balance)}
        />
      }
    >
      <PlanLine plan={plan} currency={currency} />
      {offers.setMeal ? (
        <p className={s.setMeal}>已有套餐可用，本次免费解锁，扣除 1 次</p>
      ) : (
        <OfferStrip
          {...offers}
          chosen={chosen}
          onChoose={(offer) => purchase.paying || setChoice(offer)}
          currency={currency}
          loading={loading}
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

function PlanLine({ plan, currency }: { plan: PlanDetail; currency: string }) {
  const { match, expert } = plan
  return (
    <div className={s.item}>
      <Avatar id={expert.id} url={expert.avatar} size={40} />
      <div className={s.about}>
        <b className={s.name}>
          {match.home} vs {match.away}
        </b>
        <span className={s.note}>{MARKETS[plan.market]}方案　含选项与理由</span>
      </div>
      <div className={s.price}>
        <b className={s.figure}>{priceText(plan.price)}</b>
        <span className={s.note}>{currency}</span>
      </div>
    </div>
  )
}
