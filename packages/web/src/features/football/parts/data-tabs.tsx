import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { whenIdle } from '#kit/rows/when-idle.ts'
import type { OfMatch } from '#features/football/of-match.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'

// Nobody opens all tabs of a match: each brings its own code.
const Analysis = lazyPart(
  async () => (await import('#features/football/analysis/analysis-tab.tsx')).AnalysisTab,
)
const KeyPoints = lazyPart(async () => {
  // They stand below what a match begins with.
  await whenIdle()
  return (await import('#features/football/analysis/key-points-card.tsx')).KeyPointsCard
})
const Odds = lazyPart(async () => (await import('#features/football/odds/odds-tab.tsx')).OddsTab)
const Model = lazyPart(
  async () => (await import('#features/football/prediction/model-tab.tsx')).ModelTab,
)
const Jiedu = lazyPart(async () => {
  const { MatchJiedu } = await import('#features/interpretation/parts/public.ts')
  return ({ matchId }: OfMatch) => <MatchJiedu matchId={matchId} sport="football" />
})
const Chat = lazyPart(async () => (await import('./chat-tab.tsx')).ChatTab)
const Plans = lazyPart(async () => (await import('./plans-tab.tsx')).PlansTab)

/** What is known about a match before there is anything to tell of it. */
export const Outlook = shown(KeyPoints)
export const AnalysisTab = shown(Analysis)
export const OddsTab = shown(Odds)
export const ModelTab = shown(Model)
export const PlansTab = shown(Plans)
export const JieduTab = shown(Jiedu)
export const ChatTab = shown(Chat)

function shown(Tab: ComponentType<OfMatch>): ComponentType<OfMatch> {
  return function ShownTab({ matchId }: OfMatch) {
    return (
      <Suspense fallback={<SkeletonCards />}>
        <Tab matchId={matchId} />
      </Suspense>
    )
  }
}
