import { memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useNote, useScreenWords } from '#kit/shown.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { DataTab } from '#kit/pages/tabbed-data.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import s from './detail-tabs.module.css'

export interface OfMatch {
  readonly matchId: string
}

interface Part {
  readonly key: string
  readonly label: string
  readonly Part: ComponentType<OfMatch>
}

/** The tab most people see first. */
export const firstTab = lazyPart(async () => (await import('./text-tab.tsx')).TextTab)
const Figures = lazyPart(async () => (await import('./figures-tab.tsx')).FiguresTab)
const Lineup = lazyPart(async () => (await import('./lineup-tab.tsx')).LineupTab)
const Injury = lazyPart(async () => (await import('./lineup-tab.tsx')).InjuryTab)
const KeyPoints = lazyPart(async () => (await import('./key-points-tab.tsx')).KeyPointsTab)
const Analysis = lazyPart(async () => (await import('./analysis-tab.tsx')).AnalysisTab)
const Standings = lazyPart(async () => (await import('./standings-tab.tsx')).StandingsTab)
const Bouts = lazyPart(async () => (await import('./history-tab.tsx')).BoutsTab)
const Recent = lazyPart(async () => (await import('./history-tab.tsx')).RecentTab)
const Future = lazyPart(async () => (await import('./future-tab.tsx')).FutureTab)
const Chat = lazyPart(async () => (await import('./chat-tab.tsx')).ChatTab)
const Odds = lazyPart(
  async () => (await import('#features/basketball/parts/odds/odds-tab.tsx')).OddsTab,
)
const Model = lazyPart(async () => (await import('./model-tab.tsx')).ModelTab)
const Special = lazyPart(async () => {
  const { MatchSpecial } = await import('#features/special/parts/public.ts')
  return ({ matchId }: OfMatch) => <MatchSpecial matchId={matchId} />
})

const Plans = lazyPart(async () => {
  const { MatchPlans } = await import('#features/interpretation/parts/public.ts')
  return ({ matchId }: OfMatch) => <MatchPlans matchId={matchId} sport="basketball" />
})
const Jiedu = lazyPart(async () => {
  const { MatchJiedu } = await import('#features/interpretation/parts/public.ts')
  return ({ matchId }: OfMatch) => <MatchJiedu matchId={matchId} sport="basketball" />
})

/** Ten sides of a match would not fit side by side, so those that belong together share a tab. */
const TABS: readonly { key: string; label: string; parts: readonly Part[] }[] = [
  { key: 'live', label: '直播', parts: [{ key: 'text', label: '文字直播', Part: firstTab }] },
  { key: 'data', label: '统计', parts: [{ key: 'figures', label: '统计', Part: Figures }] },
  {
    key: 'players',
    label: '阵容',
    parts: [
      { key: 'lineup', label: '阵容', Part: Lineup },
      { key: 'injury', label: '伤停', Part: Injury },
    ],
  },
  {
    key: 'insight',
    label: '分析',
    parts: [
      { key: 'tips', label: '提点', Part: KeyPoints },
      { key: 'analysis', label: '分析', Part: Analysis },
      { key: 'standings', label: '积分榜', Part: Standings },
    ],
  },
  {
    key: 'history',
    label: '战绩',
    parts: [
      { key: 'bouts', label: '交锋', Part: Bouts },
      { key: 'recent', label: '近期', Part: Recent },
      { key: 'future', label: '未来', Part: Future },
    ],
  },
  { key: 'market', label: '指数', parts: [{ key: 'odds', label: '指数', Part: Odds }] },
  {
    key: 'models',
    label: '模型',
    parts: [
      { key: 'model', label: '预测', Part: Model },
      { key: 'special', label: '特色数据', Part: Special },
    ],
  },
  { key: 'plans', label: '方案', parts: [{ key: 'plan', label: '方案', Part: Plans }] },
  {
    key: 'interpretations',
    label: '解读',
    parts: [{ key: 'explained', label: '解读', Part: Jiedu }],
  },
  { key: 'chat', label: '聊天', parts: [{ key: 'chat', label: '聊天', Part: Chat }] },
]

/** How much was written about a match, by the tab that lists it. */
export type TabCounts = Readonly<Partial<Record<string, number>>>

export const detailTabs = (matchId: string, counts: TabCounts = {}): DataTab[] =>
  TABS.map(({ key, label, parts }) => ({
    key,
    label,
    ...(counts[key] !== undefined && { count: counts[key] }),
    parts: parts.map((part) => part.key),
    show: () => <Parts label={label} parts={parts} matchId={matchId} />,
  }))

interface PartsProps extends OfMatch {
  readonly label: string
  readonly parts: readonly Part[]
}

/** News of the other tabs do not draw it again. */
const Parts = memo(function Parts({ label, parts, matchId }: PartsProps) {
  const asked = useScreenWords()['tab']
  const note = useNote()
  const [chosen, setChosen] = useState(asked)
  const own = parts.find(({ key }) => key === chosen)
  const open = own ?? parts[0]!
  // Also when its tab is opened again: the address then names the tab alone.
  useEffect(() => {
    if (own) note({ tab: own.key })
  }, [own, note])
  return (
    <div className={s.tab}>
      {parts.length > 1 && (
        <div className={s.choice}>
          <Segmented label={label} items={parts} value={open.key} onChange={setChosen} />
        </div>
      )}
      <Suspense fallback={<SkeletonCards />}>
        <open.Part matchId={matchId} />
      </Suspense>
    </div>
  )
})
