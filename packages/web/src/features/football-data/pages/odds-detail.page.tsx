import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScreenParams } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { marketOfCode, MARKETS, type MarketName } from '#features/football-data/markets.ts'
import { CompanyStrip } from '#features/football-data/parts/company-strip.tsx'
import { FormatChip } from '#features/football-data/parts/format-chip.tsx'
import { OddsHistory } from '#features/football-data/parts/odds-history.tsx'
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
      <div className={s.top}>
        <Segmented label="指数类型" items={MARKETS} value={market} onChange={setMarket} />
        <FormatChip />
      </div>
      <CompanyStrip {...{ matchId, market, company }} onChoose={setCompany} />
      <OddsHistory key={`${company} ${market}`} {...{ matchId, market }} oddsId={company} />
      <Hint>红▲上升　绿▼下降　指数仅供理性参考</Hint>
    </PageFrame>
  )
}

function Teams({ matchId }: { matchId: string }) {
  const { data } = useQuery(analysisQueries.info(matchId))
  return (
    <p className={s.teams}>
      {data ? `${data.home.name} 对 ${data.away.name}　${data.leagueName}` : '　'}
    </p>
  )
}
