import type { ReactNode } from 'react'
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
  /** What is said about the difference. */
  gap: ReactNode
}

/** Solid is what was traded, hatched what the market implies. */
export function VolumeBar({ title, side, amount, traded, market, gap }: VolumeBarProps) {
  return (
    <div className={cx(s.volume, s[side])}>
      <div className={s.head}>
        <span>{title}</span>
        <b>{amount}</b>
        <span className={cx(s.heat, traded - market > HOT && s.hot)}>{gap}</span>
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
