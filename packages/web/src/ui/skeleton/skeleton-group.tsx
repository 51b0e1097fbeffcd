import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import type { ReactNode } from 'react'
import s from './skeleton.module.css'

/** What stands for content on its way, under one moving light. */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-label="加载中" className={cx(s.group, motion.skeleton)}>
      {children}
    </div>
  )
}
