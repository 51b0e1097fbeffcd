import type { TierConfig } from '@linmen/contract/vip/vip.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { Fragment } from 'react'
import s from './parts-sum.module.css'

/** What the parts cost one by one, and together. */
export const PartsSum = ({ parts, partsSum }: Pick<TierConfig, 'parts' | 'partsSum'>) => (
  <p className={s.sum}>
    {parts.map(({ name, price }, at) => (
      <Fragment key={name}>
        {at > 0 && <span className={s.sign}>+</span>}
        <span className={s.part}>
          <b>{priceText(price)}</b>
          {name}
        </span>
      </Fragment>
    ))}
    <span className={s.sign}>=</span>
    <span className={s.part}>
      <b>{priceText(partsSum)}</b>
      每月
    </span>
  </p>
)
