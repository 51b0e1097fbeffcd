import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import { scaled } from '#ui/scaled.ts'
import s from './spinner.module.css'

/** Only inside a control that is waiting for its own answer; lists use skeletons. */
export function Spinner({ size = 18 }: { size?: number }) {
  const box = { width: scaled(size), height: scaled(size) }
  return <i className={cx(s.spinner, motion.spin)} style={box} aria-hidden="true" />
}
