import { Suspense, useState } from 'react'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { MARKETS, type MarketName } from '#features/football-data/markets.ts'
import { useSettled } from '#features/football-data/use-settled.ts'
import { FormatChip } from './format-chip.tsx'
import { MarketPanel } from './market-panel.tsx'
import s from './tab.module.css'
import type { OfMatch } from './tabs.tsx'

const InPlayOdds = lazyPart(async () => (await import('./in-play-odds.tsx')).InPlayOdds)
const MarketCards = lazyPart(async () => (await import('./market-cards.tsx')).MarketCards)

const SEGMENTS = [...MARKETS, { key: 'inPlay' as const, label: '滚球' }]
const REST_MS = 250

/** What companies offer, offered and make of it. */
export function OddsTab({ matchId }: OfMatch) {
  const [segment, setSegment] = useState<MarketName | 'inPlay'>('european')
  const [atMs, setAtMs] = useState<number | null>(null)
  const settledMs = useSettled(atMs, REST_MS)
  return (
    <div className={s.tab}>
      <div className={s.top}>
        <Segmented label="指数类型" items={SEGMENTS} value={segment} onChange={setSegment} />
        <FormatChip />
      </div>
      {segment === 'inPlay' ? (
        <Suspense fallback={null}>
          <InPlayOdds matchId={matchId} />
        </Suspense>
      ) : (
        <MarketPanel
          key={segment}
          matchId={matchId}
          market={segment}
          atMs={atMs}
          askedMs={atMs === null ? null : settledMs}
          onTurn={setAtMs}
        />
      )}
      {segment === 'european' && (
        <Suspense fallback={null}>
          <MarketCards matchId={matchId} />
        </Suspense>
      )}
      <Hint>红▲上升　绿▼下降　指数仅供理性参考</Hint>
    </div>
  )
}
