import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import s from './card-count.module.css'

export interface CardCountProps {
  kind: 'red' | 'yellow'
  count: number
  /** Just shown: the card drops in. */
  fresh?: boolean
}

/** Red first, then yellow, beside the team's name. */
export function CardCount({ kind, count, fresh }: CardCountProps) {
  if (count <= 0) return null
  return (
    <b className={cx(s.card, s[kind], fresh && motion.card)}>
      {count}
      <span className="sr-only">{kind === 'red' ? '张红牌' : '张黄牌'}</span>
    </b>
  )
}
