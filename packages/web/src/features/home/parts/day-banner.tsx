import { Suspense } from 'react'
import { hrefTo } from '#kit/go.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { BannerArt } from './banner-art.tsx'
import s from './day-banner.module.css'

const PROMISE = '比分即时更新'

// The banner stands at once; what has to be asked for comes with the other live parts.
const DayCount = lazyPart(async () => (await import('./day-count.tsx')).DayCount)

/** The day in one sentence. Its figure is the length of today's list. */
export function DayBanner() {
  return (
    <section className={s.banner} aria-label="今日赛程" data-night>
      <BannerArt />
      <div className={s.text}>
        <h2 className={s.title}>每个数字，都有出处</h2>
        <p className={s.note}>
          <Suspense fallback={PROMISE}>
            <DayCount orElse={PROMISE} />
          </Suspense>
        </p>
        <a className={s.go} href={hrefTo('ZqMatchListPage')}>
          看比分
          <Icon glyph={chevronRight} size={16} />
        </a>
      </div>
    </section>
  )
}
