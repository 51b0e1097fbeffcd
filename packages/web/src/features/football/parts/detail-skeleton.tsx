import { goBack } from '#kit/go.ts'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import s from './detail-skeleton.module.css'

/** As high as the header and the first cards, so that nothing jumps. */
export const DetailSkeleton = () => (
  <>
    <NightPanel as="header" art="pitch" className={s.header}>
      <NavBar on="night" onBack={goBack} />
    </NightPanel>
    <div className={s.tabs} />
    <SkeletonCards />
  </>
)
