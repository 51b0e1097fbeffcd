import { cx } from '#ui/class-names.ts'
import s from './volume-bar.module.css'

export interface VolumeBarProps {
  title: string
  side: 'home' | 'draw' | 'away'
  /** As printed, 787.5 万. */
  amount: string
  /** Share of the money traded and share implied by the market, in percent. */
  traded: number
  market: number
}

/** Solid is what was traded, hatched what the market implies. */
export function VolumeBar({ title, side, amount, traded, market }: VolumeBarProps) {
  const gap = traded - market
  const heat = `${gap >= 0 ? '热度' : '冷度'} ${gap > 0 ? '+' : ''}${gap.toFixed(1)}`
  return (
    <div className={cx(s.volume, s[side])}>
      <div className={s.head}>
        <span>{title}</span>
        <b>{amount}</b>
        <span className={cx(s.heat, gap > HOT && s.hot)}>{heat}</span>
      </div>
      <Line name="成交" percent={traded} />
      <Line name="市场" percent={market} hatched />
    </div>
  )
}

const HOT = 5

function Line({ name, percent, hatched }: { name: string; percent: number; hatched?: boolean }) {
  const text = `${percent.toFixed(1)}%`
  return (
    <div className={s.line}>
      <span>{name}</span>
      <div className={s.track} role="img" aria-label={`${name}占 ${text}`}>
        <i className={cx(s.bar, hatched && s.hatched)} style={{ width: `${percent}%` }} />
      </div>
      <b className={s.percent}>{text}</b>
    </div>
  )
}
