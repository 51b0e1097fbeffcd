import { memo, Suspense, type ComponentType } from 'react'
import { theHost } from '#kit/host.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { DataTab } from '#kit/pages/tabbed-data.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { AnalysisTab, ChatTab, JieduTab, ModelTab, OddsTab, PlansTab } from './data-tabs.tsx'

interface Part {
  readonly matchId: string
}

/** The tab most people see first. */
export const firstTab = lazyPart(async () => (await import('./situation-tab.tsx')).SituationTab)
const Lineup = lazyPart(
  async () => (await import('#features/football/parts/lineup/lineup-tab.tsx')).LineupTab,
)

/** The sides a match is seen from, each with code of its own. */
const TABS: readonly { key: string; code: string; label: string; Tab: ComponentType<Part> }[] = [
  { key: 'situation', code: '0', label: '赛况', Tab: firstTab },
  { key: 'lineup', code: '1', label: '阵容', Tab: Lineup },
  { key: 'analysis', code: '2', label: '分析', Tab: AnalysisTab },
  { key: 'odds', code: '3', label: '指数', Tab: OddsTab },
  { key: 'model', code: '4', label: '模型', Tab: ModelTab },
  { key: 'plans', code: '5', label: '方案', Tab: PlansTab },
  { key: 'interpretations', code: '6', label: '解读', Tab: JieduTab },
  { key: 'chat', code: '7', label: '聊天', Tab: ChatTab },
]

/** How much was written about a match, by the tab that lists it. */
export interface TabCounts {
  readonly plans?: number
  readonly interpretations?: number
}

export const detailTabs = (matchId: string, counts: TabCounts = {}): DataTab[] =>
  TABS.filter(({ key }) => key !== 'plans' || theHost().shows('plans')).map(
    ({ key, code, label, Tab }) => ({
      key,
      code,
      label,
      ...((key === 'plans' || key === 'interpretations') && { count: counts[key] ?? 0 }),
      show: () => <Contents Tab={Tab} matchId={matchId} />,
    }),
  )

/** What a tab shows depends on the match alone: news of the others do not draw it again. */
const Contents = memo(({ Tab, matchId }: Part & { Tab: ComponentType<Part> }) => (
  <Suspense fallback={<SkeletonCards />}>
    <Tab matchId={matchId} />
  </Suspense>
))
