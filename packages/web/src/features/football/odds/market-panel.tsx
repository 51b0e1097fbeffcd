import { marketSpan, type MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { Offer } from './company-history.ts'
import { MARKET_NAMES, type MarketName } from './markets.ts'
import type { OddsRow } from './odds-rows.ts'
import { shownMarket } from './shown-market.ts'
import { useCompanyHistory } from './use-company-history.ts'
import { useMarketTable } from './use-market-table.ts'
import { useSpanFacts } from './use-span-facts.ts'
import { CompanyChart } from '#features/football/odds/charts/company-chart.tsx'
import { OddsTable } from './odds-table.tsx'
import { TimeMachine } from '#features/football/odds/charts/time-machine.tsx'

interface MarketPanelProps {
  readonly matchId: string
  readonly kickOffAtMs: number
  readonly market: MarketName
  readonly period: MarketPeriod
  /** Until when prices of play may be seen. */
  readonly edgeMs: number
  /** Where the slider stands; null is the market shown unasked. */
  readonly atMs: number | null
  /** The moment the table is asked for: where the slider came to rest. */
  readonly askedMs: number | null
  /** Whose prices are charted; null is the first of all. */
  readonly company: string | null
  readonly onTurn: (atMs: number | null) => void
  readonly onCompany: (oddsId: string) => void
}

/** No match lasts longer: up to then the newest offer is the one that stands. */
const LONGEST_MS = 12 * 3_600_000

/** One market in one period: the chart of a company, the time machine, everybody's table. */
export function MarketPanel(props: MarketPanelProps) {
  const { matchId, kickOffAtMs, market, period, edgeMs, atMs, askedMs, company } = props
  const restMs = period === 'inPlay' ? Math.min(edgeMs, kickOffAtMs + LONGEST_MS) : null
  const table = useMarketTable(matchId, market, { restMs, atMs: askedMs })
  const rows = table.rest?.rows ?? []
  const row = rows.find(({ key }) => key === company) ?? rows[0]
  return (
    <Loaded
      query={table.query}
      skeleton={<SkeletonRows count={8} />}
      empty={emptyOf(market, period)}
      isEmpty={() => !row}
    >
      {(view) => (
        <>
          {row && <OfCompany {...props} {...{ row, rows }} firstOffersMs={table.firstOffersMs} />}
          <OddsTable
            {...{ matchId, market, view }}
            turning={table.turning || atMs !== askedMs}
            shown={shownMarket({ period, atMs: askedMs, kickOffAtMs, nowMs: serverNowMs() })}
            follows={askedMs === null}
          />
        </>
      )}
    </Loaded>
  )
}

const emptyOf = (market: MarketName, period: MarketPeriod) =>
  period === 'inPlay'
    ? { title: `没有${MARKET_NAMES[market]}滚球`, text: '各公司没有为本场开出滚球报价' }
    : { title: `还没有公司开出${MARKET_NAMES[market]}`, text: '开盘后会出现在这里' }

type OfCompanyProps = MarketPanelProps & {
  readonly row: OddsRow
  readonly rows: readonly OddsRow[]
  readonly firstOffersMs: readonly number[]
}

/** The chart and the slider tell of the same company, at the same moment. */
function OfCompany(props: OfCompanyProps) {
  const { matchId, kickOffAtMs, market, period, edgeMs, atMs, row, onTurn } = props
  const { offers: known } = useCompanyHistory(matchId, row.key, market)
  const { facts, marks } = useSpanFacts({ matchId, kickOffAtMs, edgeMs })
  const span = marketSpan({ ...facts, firstOffersMs: props.firstOffersMs }, period)
  const seen = (offer: Offer) => !offer.inPlay || offer.atMs <= edgeMs
  const offers = known?.filter(seen)
  return (
    <>
      <CompanyChart
        {...{ matchId, market, period, row, rows: props.rows, offers, atMs }}
        untilMs={span?.toMs}
        onChoose={props.onCompany}
      />
      {span && (
        <TimeMachine
          {...{ span, market, period, kickOffAtMs, atMs, onTurn }}
          marks={period === 'inPlay' ? marks : []}
          name={row.name}
          offers={offers?.filter(({ inPlay }) => inPlay === (period === 'inPlay'))}
          ended={facts.endedAtMs !== null}
        />
      )}
    </>
  )
}
