import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useScreenParams } from '#kit/shown.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { firstPeriod, hasPlay } from '#features/football/odds/market-period.ts'
import {
  MARKET_CODES,
  marketOfCode,
  MARKETS,
  type MarketName,
} from '#features/football/odds/markets.ts'
import { CompanyStrip } from '#features/football/odds/company-strip.tsx'
import { FormatChip } from '#features/football/odds/format-chip.tsx'
import { OddsHistory } from '#features/football/odds/odds-history.tsx'
import { useInPlayEdge } from '#features/football/odds/in-play/use-in-play-edge.ts'
import { PeriodSwitch, usePeriodChoice } from '#features/match-parts/parts/public.ts'
import s from '#features/football/parts/tab.module.css'

/** Every change one company made to its prices. */
export function Page() {
  const { matchId } = useScreenParams('OddsDetailPage')
  const [code, setCode] = useNotedWord('market')
  const [company = String(MAIN_COMPANY.football), setCompany] = useNotedWord('oddsId')
  return (
    <PageFrame title="指数变化">
      <Teams matchId={matchId} />
      <Changes
        {...{ matchId, company }}
        market={marketOfCode(code)}
        onMarket={(market) => setCode(MARKET_CODES[market])}
        onCompany={setCompany}
      />
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
  const [chosen, choose] = usePeriodChoice()
  const period = chosen ?? firstPeriod(phase, edgeMs)
  const hidden = period === 'inPlay' && edgeMs === -Infinity
  return (
    <>
      <div className={s.top}>
        <Segmented label="指数类型" items={MARKETS} value={market} onChange={onMarket} />
        {hasPlay(phase) && <PeriodSwitch period={period} onChange={choose} />}
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
