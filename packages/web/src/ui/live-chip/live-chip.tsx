import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import s from './live-chip.module.css'

/**
 * Volt means now: the minute of a running match. It pulses with each new minute; a list of dots that
 * never rest would keep the phone drawing all the time.
 */
export function LiveChip({ children, large }: { children: string; large?: boolean }) {
  const [first] = useState(children)
  return (
    <span className={cx(s.chip, large && s.large)}>
      <i className={s.dot}>
        <i key={children} className={cx(s.ring, children !== first && motion.pulse)} />
      </i>
      {children}
    </span>
  )
}
