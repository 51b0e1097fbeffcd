import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import s from './plan-detail-skeleton.module.css'

/** As high as the head, the match and the first lines of a plan. */
export function PlanDetailSkeleton() {
  return (
    <SkeletonGroup>
      <div className={s.head}>
        <div className={s.who}>
          <Skeleton width={40} height={40} round />
          <div className={s.lines}>
            <Skeleton width={96} />
            <Skeleton width={160} height={10} />
          </div>
        </div>
        <Skeleton width={280} height={22} />
        <Skeleton width={200} height={12} />
      </div>
      <div className={s.match}>
        <Skeleton width={150} height={10} />
        <Skeleton width={230} height={18} />
      </div>
      <div className={s.match}>
        <Skeleton width={310} height={12} />
        <Skeleton width={270} height={12} />
        <Skeleton width={290} height={12} />
      </div>
    </SkeletonGroup>
  )
}
