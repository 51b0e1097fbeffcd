import { Suspense } from 'react'
import { useHost } from '#kit/host.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { LiveStrip } from '#features/match/parts/public.ts'
import { HotExperts, LatestPlans } from '#features/plan/parts/public.ts'
import { DataGrid } from '#features/home/parts/data-grid.tsx'
import { DayBanner } from '#features/home/parts/day-banner.tsx'
import { HomeTop } from '#features/home/parts/home-top.tsx'
import { useSearchOpen } from '#features/home/use-search-open.ts'
import s from './home.module.css'

// Nobody searches before the first paint.
const SearchPanel = lazyPart(
  async () => (await import('#features/home/parts/search-panel.tsx')).SearchPanel,
)

export function Page() {
  const [searching, setSearching] = useSearchOpen()
  const host = useHost()
  if (searching)
    return (
      <Suspense>
        <SearchPanel onClose={() => setSearching(false)} />
      </Suspense>
    )
  return (
    <div className={s.page}>
      <HomeTop onSearch={() => setSearching(true)} />
      <DayBanner />
      <DataGrid />
      <LiveStrip />
      {host.shows('plans') && (
        <>
          <HotExperts />
          <LatestPlans />
        </>
      )}
      <Hint>数据与观点仅供理性参考　演示数据</Hint>
    </div>
  )
}
