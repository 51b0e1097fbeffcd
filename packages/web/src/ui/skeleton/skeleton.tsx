import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import { scaled } from '#ui/scaled.ts'
import s from './skeleton.module.css'

export interface SkeletonProps {
  width?: number
  height?: number
  round?: boolean
}

export function Skeleton({ width, height = 14, round }: SkeletonProps) {
  const box = { width: width && scaled(width), height: scaled(height) }
  return <i className={cx(s.block, motion.skeleton, round && s.round)} style={box} />
}

/** As high as the rows that will replace them, so nothing jumps. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <div role="status" aria-label="加载中">
      {widths(count).map(([top, bottom], i) => (
        <div key={i} className={s.row}>
          <Skeleton width={40} height={40} round />
          <div className={s.lines}>
            <Skeleton width={top} />
            <Skeleton width={bottom + 60} height={10} />
          </div>
        </div>
      ))}
    </div>
  )
}

export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <div role="status" aria-label="加载中">
      {widths(count).map(([top, bottom], i) => (
        <div key={i} className={s.card}>
          <div className={s.who}>
            <Skeleton width={38} height={38} round />
            <Skeleton width={top} />
          </div>
          <Skeleton height={16} />
          <Skeleton height={40} />
          <Skeleton width={bottom} height={12} />
        </div>
      ))}
    </div>
  )
}

export function SkeletonMatchRows({ count = 7 }: { count?: number }) {
  return (
    <div role="status" aria-label="加载中">
      {widths(count).map(([home, away], i) => (
        <div key={i} className={s.match}>
          <div className={s.stack}>
            <Skeleton width={38} height={12} />
            <Skeleton width={44} height={16} round />
            <Skeleton width={40} height={10} />
          </div>
          <div className={s.stack}>
            <Team width={home} />
            <Team width={away} />
            <div className={s.who}>
              <Skeleton width={92} height={10} />
              <Skeleton width={84} height={10} />
            </div>
          </div>
          <div className={s.score}>
            <Skeleton width={18} height={18} />
            <Skeleton width={18} height={18} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Team({ width }: { width: number }) {
  return (
    <div className={s.team}>
      <Skeleton width={20} height={20} round />
      <Skeleton width={width} />
    </div>
  )
}

const pattern = [
  [64, 92],
  [96, 70],
  [78, 60],
] as const

const widths = (count: number) =>
  Array.from({ length: count }, (_, i) => pattern[i % pattern.length] ?? pattern[0])
