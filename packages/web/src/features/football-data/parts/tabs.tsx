import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { whenIdle } from '#kit/when-idle.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'

export interface OfMatch {
  readonly matchId: string
}

// Nobody opens all tabs of a match: each brings its own code.
const Analysis = lazyPart(async () => (await import('./analysis-tab.tsx')).AnalysisTab)
const KeyPoints = lazyPart(async () => {
  // They stand below what a match begins with.
  await whenIdle()
  return (await import('./key-points-card.tsx')).KeyPointsCard
})
const Odds = lazyPart(async () => (await import('./odds-tab.tsx')).OddsTab)
const Model = lazyPart(async () => (await import('./model-tab.tsx')).ModelTab)
const Plans = lazyPart(async () => (await import('./plans-tab.tsx')).PlansTab)

/** What is known about a match before there is anything to tell of it. */
export const Outlook = shown(KeyPoints)
export const AnalysisTab = shown(Analysis)
export const OddsTab = shown(Odds)
export const ModelTab = shown(Model)
export const PlansTab = shown(Plans)

function shown(Tab: ComponentType<OfMatch>): ComponentType<OfMatch> {
  return function ShownTab({ matchId }: OfMatch) {
    return (
      <Suspense fallback={<SkeletonCards />}>
        <Tab matchId={matchId} />
      </Suspense>
    )
  }
}
