import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import { priceIn, priceMark } from '@linmen/domain/odds/odds-in-format.ts'
import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOddsReading } from '#sport/odds-format.ts'
import { momentText } from '#sport/moment-text.ts'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { changesOf, chartOf, offerCells, type Offer } from '#features/basketball/company-history.ts'
import { marketOf, type MarketName } from '#features/basketball/markets.ts'
import { historyQuery } from '#features/basketball/odds.queries.ts'
import { useShownMatch } from '#features/basketball/use-shown-match.ts'
import {
  chartSummary,
  OfferHistory,
  PeriodSwitch,
  SidesLegend,
  useWholePages,
} from '#features/match-parts/parts/public.ts'
import s from './odds-history.module.css'

interface OddsHistoryProps {
  readonly matchId: string
  readonly oddsId: string
  readonly market: MarketName
  /** The period somebody chose, if they did. */
  readonly chosen: MarketPeriod | null
  readonly onPeriod: (period: MarketPeriod) => void
}

/** A company's line and waters in one market. */
export function OddsHistory({ matchId, oddsId, market, chosen, onPeriod }: OddsHistoryProps) {
  const query = useInfiniteQuery(historyQuery(matchId, oddsId))
  const [reading] = useOddsReading()
  const { match, veil, behind } = useShownMatch(matchId)
  const whole = useWholePages(query)
  const known = whole ? query.data?.pages.flatMap(({ rows }) => rows) : undefined
  // Prices of play tell how it stands.
  const offers = veil || behind ? known?.filter(({ inPlay }) => !inPlay) : known
  const name = query.data?.pages[0]?.name ?? ''
  const changes = offers && changesOf(offers, market)
  const { label, heads } = marketOf(market)
  const mayChoose = offers?.some(({ inPlay }) => inPlay) ?? false
  // Where the match is on, prices of play are shown first.
  const playing = match.data !== undefined && isBasketballLive(match.data.live.phase)
  const period = mayChoose ? (chosen ?? (playing ? 'inPlay' : 'before')) : 'before'
  return (
    <OfferHistory
      query={query}
      offers={changes?.map((offer, at) => ({
        ...offer,
        cells: offerCells(changes, at, { market, reading }).map(({ now, move }) => ({
          value: now,
          move,
        })),
      }))}
      title={`${name} ${label}`}
      heads={heads}
      emptyTitle="这家公司没有开盘"
      period={period}
      aside={mayChoose && <PeriodSwitch period={period} onChange={onPeriod} />}
      chart={<Steps {...{ market, name }} offers={offers ?? []} inPlay={period === 'inPlay'} />}
    />
  )
}

interface StepsProps {
  readonly offers: readonly Offer[]
  readonly market: MarketName
  readonly name: string
  readonly inPlay: boolean
}

function Steps({ offers, market, name, inPlay }: StepsProps) {
  const series = chartOf(offers, market, inPlay)
  const [reading] = useOddsReading()
  const [from, to] = [series[0]?.points[0], series[0]?.points.at(-1)]
  if (!from || !to || from[0] === to[0])
    return <p className={s.none}>{from ? '开盘后没有变化' : '这一时段没有报价'}</p>
  return (
    <>
      {market === 'european' && <SidesLegend home="主胜" away="客胜" />}
      <LineChart
        series={series}
        ticks={[from, to].map(([at]) => ({ at, text: momentText(at) }))}
        {...(market === 'european'
          ? {
              format: (value) => priceMark(hundredths(value), reading),
              summary: chartSummary(name, series, (value) => priceIn(hundredths(value), reading)),
            }
          : {
              format: (value) => (market === 'asian' && value > 0 ? `+${value}` : String(value)),
              summary: chartSummary(name, series),
              // Lines move by half points.
              leastStep: 0.5,
            })}
      />
    </>
  )
}

const hundredths = (value: number) => Math.round(value * 100)
