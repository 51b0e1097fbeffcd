import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'
import s from './skeleton.module.css'
import { widths } from './widths.ts'

export function SkeletonMatchRows({ count = 7 }: { count?: number }) {
  return (
    <SkeletonGroup>
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
    </SkeletonGroup>
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
