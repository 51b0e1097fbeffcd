import { memo, Suspense, type ComponentType } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { DataTab } from '#kit/pages/tabbed-data.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { AnalysisTab, ModelTab, OddsTab, PlansTab } from '#features/football-data/parts/public.ts'

interface Part {
  readonly matchId: string
}

/** The tab most people see first. */
export const firstTab = lazyPart(async () => (await import('./situation-tab.tsx')).SituationTab)
const Lineup = lazyPart(async () => (await import('./lineup-tab.tsx')).LineupTab)

/** The sides a match is seen from, each with code of its own. */
const TABS: readonly { key: string; code: string; label: string; Tab: ComponentType<Part> }[] = [
  { key: 'situation', code: '0', label: '赛况', Tab: firstTab },
  { key: 'lineup', code: '1', label: '阵容', Tab: Lineup },
  { key: 'analysis', code: '2', label: '分析', Tab: AnalysisTab },
  { key: 'odds', code: '3', label: '指数', Tab: OddsTab },
  { key: 'model', code: '4', label: '模型', Tab: ModelTab },
  { key: 'plans', code: '5', label: '方案', Tab: PlansTab },
]

/** The tabs of a match; `plans` are those written about it. */
export const detailTabs = (matchId: string, plans = 0): DataTab[] =>
  TABS.map(({ key, code, label, Tab }) => ({
    key,
    code,
    label,
    ...(key === 'plans' && { count: plans }),
    show: () => <Contents Tab={Tab} matchId={matchId} />,
  }))

/** What a tab shows depends on the match alone: news of the others do not draw it again. */
const Contents = memo(({ Tab, matchId }: Part & { Tab: ComponentType<Part> }) => (
  <Suspense fallback={<SkeletonCards />}>
    <Tab matchId={matchId} />
  </Suspense>
))
