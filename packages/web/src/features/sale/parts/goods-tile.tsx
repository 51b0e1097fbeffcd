import { priceText, type Currency } from '@linmen/domain/money/coin-text.ts'
import { SelectTile } from '#ui/select-tile/select-tile.tsx'
import type { ForSale } from '#features/sale/for-sale.ts'
import s from './goods-tile.module.css'

export interface GoodsTileProps {
  readonly goods: ForSale
  readonly currency: Currency
  readonly selected: boolean
  readonly onChoose: () => void
}

/** One of several things to choose from: name, how long, price, what a piece comes to, its limits. */
export function GoodsTile({ goods, currency, selected, onChoose }: GoodsTileProps) {
  const { chips = [] } = goods
  return (
    <SelectTile className={s.tile} selected={selected} onClick={onChoose}>
      <span className={s.head}>
        {goods.face}
        <span className={s.about}>
          <b className={s.title}>{goods.title}</b>
          <span className={s.note}>{goods.note}</span>
        </span>
        <span className={s.price}>
          <span className={s.sum}>
            <b className={s.figure}>{priceText(goods.price)}</b>
            <small className={s.unit}>{currency}</small>
          </span>
          {goods.each && <span className={s.note}>{goods.each}</span>}
        </span>
      </span>
      {chips.length > 0 && (
        <span className={s.chips}>
          {chips.map((chip) => (
            <span key={chip} className={s.chip}>
              {chip}
            </span>
          ))}
        </span>
      )}
    </SelectTile>
  )
}
