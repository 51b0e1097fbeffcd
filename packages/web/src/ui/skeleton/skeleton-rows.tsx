import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'
import s from './skeleton.module.css'
import { widths } from './widths.ts'

/** As high as the rows that will replace them, so nothing jumps. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <SkeletonGroup>
      {widths(count).map(([top, bottom], i) => (
        <div key={i} className={s.row}>
          <Skeleton width={40} height={40} round />
          <div className={s.lines}>
            <Skeleton width={top} />
            <Skeleton width={bottom + 60} height={10} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
