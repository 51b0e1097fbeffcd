import { cx } from '#ui/class-names.ts'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import s from './price-tag.module.css'

export type PriceTagProps =
  | { kind?: 'price'; amount: string; unit: '金币' | '元'; was?: string }
  | { kind: 'free'; text?: string }
  | { kind: 'owned'; text?: string }
  /** Nothing is sold any more; the text says why. */
  | { kind: 'closed'; text: string }

export function PriceTag(props: PriceTagProps) {
  if (props.kind === 'free')
    return <span className={cx(s.tag, s.free)}>{props.text ?? '免费'}</span>
  if (props.kind === 'owned' || props.kind === 'closed')
    return <span className={cx(s.tag, s.still)}>{props.text ?? '已购'}</span>
  return (
    <span className={s.price}>
      <span className={s.tag}>
        {props.unit === '金币' && <CoinIcon />}
        <b>{props.amount}</b>
        <small>{props.unit}</small>
      </span>
      {props.was && (
        <del className={s.was}>
          <span className="sr-only">原价 </span>
          {props.was}
        </del>
      )}
    </span>
  )
}
