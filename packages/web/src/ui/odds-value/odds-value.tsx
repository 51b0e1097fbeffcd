import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import s from './odds-value.module.css'

export type OddsMove = 'up' | 'down' | 'same'

export interface OddsValueProps {
  value: string
  /** Against the initial value. */
  move?: OddsMove
  /** Just changed: volt for 1500 ms, see motionMs.odds and useFlash. */
  flash?: boolean
  /** s in match rows, m in tables, l in chart heads. */
  size?: 's' | 'm' | 'l'
}

/** Colour, shape and place say the same; the slot of the triangle is always reserved. */
export function OddsValue({ value, move = 'same', flash, size = 's' }: OddsValueProps) {
  return (
    <span className={cx(s.odds, s[size], s[move])}>
      {/* A price that changes again while it is lit is lit anew. */}
      {flash && <i key={value} className={cx(s.flash, motion.odds)} />}
      <span key={`ink ${value}`} className={cx(s.ink, flash && s.changed)}>
        {value}
        <i className={s.mark} />
      </span>
      {move !== 'same' && <span className="sr-only">{move === 'up' ? '升' : '降'}</span>}
    </span>
  )
}
