import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { firstPeriod, hasPlay } from './market-period.ts'
import { MARKETS } from './markets.ts'
import { useInPlayEdge } from '#features/football/odds/in-play/use-in-play-edge.ts'
import { useSettled } from './use-settled.ts'
import { PeriodSwitch } from '#features/match-parts/parts/public.ts'
import { MarketPanel } from './market-panel.tsx'
import s from '#features/football/parts/tab.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

const InPlayChanges = lazyPart(
  async () => (await import('#features/football/odds/in-play/in-play-changes.tsx')).InPlayChanges,
)
const MarketCards = lazyPart(
  async () => (await import('#features/football/odds/cards/market-cards.tsx')).MarketCards,
)

const REST_MS = 250

/** What companies offer, offered and make of it. */
export function OddsTab({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.info(matchId))
  return (
    <div className={s.tab}>
      <Loaded query={query} skeleton={<SkeletonRows count={8} />}>
        {(info) => <Odds info={info} />}
      </Loaded>
      <Hint>红▲上升　绿▼下降　日期和钟点为北京时间　指数仅供理性参考</Hint>
    </div>
  )
}

function Odds({ info: { id: matchId, kickOffAtMs, live } }: { info: MatchInfo }) {
  const edgeMs = useInPlayEdge(matchId)
  const [market, setMarket] = useNotedChoice('market', MARKETS, 'european')
  // What begins or ends meanwhile does not change what somebody looks at.
  const [period, setPeriod] = useState(() => firstPeriod(live.phase, edgeMs))
  const [atMs, setAtMs] = useState<number | null>(null)
  const [company, setCompany] = useState<string | null>(null)
  const settledMs = useSettled(atMs, REST_MS)
  const turnTo = (next: MarketPeriod) => {
    setPeriod(next)
    setAtMs(null)
  }
  const inPlay = period === 'inPlay'
  return (
    <>
      <div className={s.top}>
        <Segmented label="指数类型" items={MARKETS} value={market} onChange={setMarket} />
        {hasPlay(live.phase) && <PeriodSwitch period={period} onChange={turnTo} />}
      </div>
      {inPlay && edgeMs <= kickOffAtMs ? (
        <HiddenPart matchId={matchId} veil={edgeMs === -Infinity ? 'shield' : 'sync'} what="滚球" />
      ) : (
        <MarketPanel
          key={`${market} ${period}`}
          {...{ matchId, kickOffAtMs, market, period, edgeMs, atMs, company }}
          askedMs={atMs === null ? null : settledMs}
          onTurn={setAtMs}
          onCompany={setCompany}
        />
      )}
      {inPlay && edgeMs > kickOffAtMs && (
        <Suspense fallback={null}>
          <InPlayChanges {...{ matchId, market, edgeMs }} />
        </Suspense>
      )}
      {market === 'european' && (
        <Suspense fallback={null}>
          <MarketCards {...{ matchId, inPlay }} tradesUntilMs={Math.max(edgeMs, kickOffAtMs)} />
        </Suspense>
      )}
    </>
  )
}
