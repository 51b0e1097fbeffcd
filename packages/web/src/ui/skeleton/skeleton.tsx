import { cx } from '#ui/class-names.ts'
import { scaled } from '#ui/scaled.ts'
import s from './skeleton.module.css'

export interface SkeletonProps {
  width?: number
  height?: number
  round?: boolean
}

export function Skeleton({ width, height = 14, round }: SkeletonProps) {
  const box = { width: width && scaled(width), height: scaled(height) }
  return <i className={cx(s.block, round && s.round)} style={box} />
}
