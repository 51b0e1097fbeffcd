import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import s from './live-chip.module.css'

/** Volt means now: the minute of a running match. */
export function LiveChip({ children, large }: { children: ReactNode; large?: boolean }) {
  return (
    <span className={cx(s.chip, large && s.large)}>
      <i className={s.dot}>
        <i className={cx(s.ring, motion.pulse)} />
      </i>
      {children}
    </span>
  )
}
