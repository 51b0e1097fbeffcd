import type { VipPrice } from '@linmen/contract/vip/vip.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useHost } from '#kit/host.ts'
import { cx } from '#ui/class-names.ts'
import { perDay } from '#features/vip/vip-words.ts'
import s from './price-tiles.module.css'

export interface PriceTilesProps {
  readonly prices: readonly VipPrice[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The lines of the price list beside each other, one of them chosen. */
export function PriceTiles({ prices, chosen, onChoose }: PriceTilesProps) {
  const { currency } = useHost()
  return (
    <div className={s.tiles}>
      {prices.map(({ id, days, price }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={cx(s.tile, id === chosen && s.on)}
          onClick={() => onChoose(id)}
        >
          <span>{days} 天</span>
          <b className={s.figure}>{priceText(price)}</b>
          <small className={s.note}>
            {perDay(price, days)} {currency}/天
          </small>
        </button>
      ))}
    </div>
  )
}
