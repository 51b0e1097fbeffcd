import type { ChargeConfig } from '@linmen/contract/wallet/wallet.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { Card } from '#ui/card/card.tsx'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import { Field } from '#ui/field/field.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SelectTile } from '#ui/select-tile/select-tile.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { Charge } from '#features/wallet/use-charge.ts'
import { shortMoment } from '#features/wallet/wallet-words.ts'
import s from './charge-amount.module.css'

interface ChargeAmountProps {
  readonly config: ChargeConfig
  readonly charge: Charge
}

/** How many coins: a product, or an amount of one's own, and the coupon that adds to it. */
export function ChargeAmount({ config, charge }: ChargeAmountProps) {
  const { currency } = useHost()
  return (
    <Section title="充值金币" fact={`1 元 = 1 ${currency}`}>
      <div className={s.tiles}>
        {config.products.map(({ id, amount }) => (
          <SelectTile
            key={id}
            selected={charge.productId === id}
            className={s.tile}
            label={`${priceText(amount)} ${currency}，${priceText(amount)} 元`}
            onClick={() => charge.chooseProduct(id)}
          >
            <b className={s.coins}>
              <CoinIcon size={18} />
              {priceText(amount)}
            </b>
            <span className={s.yuan}>{priceText(amount)} 元</span>
          </SelectTile>
        ))}
      </div>
      <Card>
        <div className={s.own}>
          <Field
            label="其他金额"
            lead="其他金额"
            placeholder={`整数，${priceText(config.least)} 起`}
            inputMode="numeric"
            value={charge.typed}
            onChange={charge.typeAmount}
          />
        </div>
        <CouponRow config={config} charge={charge} />
      </Card>
    </Section>
  )
}

function CouponRow({ config, charge }: ChargeAmountProps) {
  const [open, setOpen] = useState(false)
  const { coupon, usable } = charge
  if (config.coupons.length === 0) return null
  const choose = (id: string | null) => {
    charge.chooseCoupon(id)
    setOpen(false)
  }
  return (
    <>
      <ListRow
        title="充值券"
        note={coupon?.name ?? (usable.length > 0 ? '不使用' : '金额未达到')}
        onClick={() => setOpen(true)}
      />
      <Sheet padded open={open} title="选择充值券" onClose={() => setOpen(false)}>
        <div role="radiogroup" aria-label="充值券">
          {config.coupons.map((each) => (
            <RadioRow
              key={each.id}
              name="charge-coupon"
              value={each.id}
              checked={coupon?.id === each.id}
              disabled={!usable.includes(each)}
              title={each.name}
              note={`满 ${priceText(each.threshold)} 赠 ${priceText(each.worth)}，${shortMoment(each.endsAtMs)} 到期`}
              onChange={choose}
            />
          ))}
          <RadioRow
            name="charge-coupon"
            value="none"
            checked={coupon === undefined}
            title="不使用"
            onChange={() => choose(null)}
          />
        </div>
      </Sheet>
    </>
  )
}
