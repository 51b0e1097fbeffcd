import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScreenParams } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { HiddenPart } from '#kit/veil.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { firstPeriod, hasPlay, periodNamed } from '#features/football-data/market-period.ts'
import { marketOfCode, MARKETS, type MarketName } from '#features/football-data/markets.ts'
import { CompanyStrip } from '#features/football-data/parts/company-strip.tsx'
import { FormatChip } from '#features/football-data/parts/format-chip.tsx'
import { OddsHistory } from '#features/football-data/parts/odds-history.tsx'
import { useInPlayEdge } from '#features/football-data/use-in-play-edge.ts'
import { PeriodSwitch } from '#features/match-parts/parts/public.ts'
import s from '#features/football-data/parts/tab.module.css'

/** Every change one company made to its prices. */
export function Page() {
  const { matchId, oddsId, market: code } = useScreenParams()
  const [market, setMarket] = useState<MarketName>(() => marketOfCode(code))
  const [company, setCompany] = useState(oddsId ?? String(MAIN_COMPANY.football))
  if (matchId === undefined)
    return (
      <PageFrame title="指数变化">
        <EmptyState title="没有指定比赛" text="请从比赛的指数页打开" />
      </PageFrame>
    )
  return (
    <PageFrame title="指数变化">
      <Teams matchId={matchId} />
      <Changes {...{ matchId, market, company }} onMarket={setMarket} onCompany={setCompany} />
      <Hint>红▲上升　绿▼下降　指数仅供理性参考</Hint>
    </PageFrame>
  )
}

interface ChangesProps {
  readonly matchId: string
  readonly market: MarketName
  readonly company: string
  readonly onMarket: (market: MarketName) => void
  readonly onCompany: (oddsId: string) => void
}

function Changes({ matchId, market, company, onMarket, onCompany }: ChangesProps) {
  const edgeMs = useInPlayEdge(matchId)
  const phase = useQuery(analysisQueries.info(matchId)).data?.live.phase ?? 'scheduled'
  const { period: named } = useScreenParams()
  const [chosen, setChosen] = useState<MarketPeriod | null>(() => periodNamed(named))
  const period = chosen ?? firstPeriod(phase, edgeMs)
  const hidden = period === 'inPlay' && edgeMs === -Infinity
  return (
    <>
      <div className={s.top}>
        <Segmented label="指数类型" items={MARKETS} value={market} onChange={onMarket} />
        {hasPlay(phase) && <PeriodSwitch period={period} onChange={setChosen} />}
      </div>
      <CompanyStrip {...{ matchId, market, company }} onChoose={onCompany} />
      {hidden ? (
        <HiddenPart matchId={matchId} veil="shield" what="滚球" />
      ) : (
        <OddsHistory
          key={`${company} ${market}`}
          {...{ matchId, market, period }}
          oddsId={company}
        />
      )}
    </>
  )
}

function Teams({ matchId }: { matchId: string }) {
  const { data } = useQuery(analysisQueries.info(matchId))
  return (
    <div className={s.teams}>
      <p className={s.names}>
        {data ? `${data.home.name} 对 ${data.away.name}　${data.leagueName}` : '　'}
      </p>
      <FormatChip />
    </div>
  )
}
