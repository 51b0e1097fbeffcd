import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { DataTab } from '#kit/pages/tabbed-data.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'

interface Part {
  readonly matchId: string
}

const Situation = lazyPart(async () => (await import('./situation-tab.tsx')).SituationTab)
const Lineup = lazyPart(async () => (await import('./lineup-tab.tsx')).LineupTab)

/** The sides a match is seen from, each with code of its own. */
const TABS: readonly { key: string; code: string; label: string; Tab: ComponentType<Part> }[] = [
  { key: 'situation', code: '0', label: '赛况', Tab: Situation },
  { key: 'lineup', code: '1', label: '阵容', Tab: Lineup },
]

export const detailTabs = (matchId: string): DataTab[] =>
  TABS.map(({ key, code, label, Tab }) => ({
    key,
    code,
    label,
    show: () => (
      <Suspense fallback={<SkeletonCards />}>
        <Tab matchId={matchId} />
      </Suspense>
    ),
  }))
