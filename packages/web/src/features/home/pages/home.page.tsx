import { Suspense } from 'react'
import { useHost } from '#kit/host.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { LiveStrip } from '#features/match/parts/public.ts'
import { HotExperts, LatestPlans } from '#features/plan/home/public.ts'
import { DayBanner } from '#features/home/parts/day-banner.tsx'
import { HomeTop } from '#features/home/parts/home-top.tsx'
import s from './home.module.css'

// Below the fold, and what stands beside the banner: the first paint waits for neither.
const HomeModules = lazyPart(
  async () => (await import('#features/home/parts/home-modules.tsx')).HomeModules,
)
const BannerSwiper = lazyPart(
  async () => (await import('#features/home/parts/banner-swiper.tsx')).BannerSwiper,
)

// They lead to screens the first load does not know; their place is kept.
const LateTools = lazyPart(
  async () => (await import('#features/home/parts/late-tools.tsx')).LateTools,
)

export function Page() {
  const host = useHost()
  return (
    <div className={s.page}>
      <HomeTop />
      <Suspense fallback={<DayBanner />}>
        <BannerSwiper first={<DayBanner />} />
      </Suspense>
      <Suspense fallback={<div className={s.tools} />}>
        <LateTools />
      </Suspense>
      <LiveStrip />
      {host.shows('plans') && (
        <>
          <HotExperts />
          <LatestPlans />
        </>
      )}
      <Suspense>
        <HomeModules />
      </Suspense>
      <Hint>数据与观点仅供理性参考　演示数据</Hint>
    </div>
  )
}
