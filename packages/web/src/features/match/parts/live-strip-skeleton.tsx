import { Section } from '#ui/section/section.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import s from './live-strip.module.css'

/** As high as the strip, so that nothing below it moves when the matches arrive. */
export const LiveStripSkeleton = () => (
  <Section title="正在进行">
    <div className={s.strip} aria-busy="true">
      {[1, 2, 3].map((card) => (
        <div key={card} className={s.waiting}>
          <Skeleton width={160} height={94} />
        </div>
      ))}
    </div>
  </Section>
)
