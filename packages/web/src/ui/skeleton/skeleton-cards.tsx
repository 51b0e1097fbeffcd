import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'
import s from './skeleton.module.css'
import { widths } from './widths.ts'

export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup>
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
    </SkeletonGroup>
  )
}
