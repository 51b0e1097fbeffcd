import { priceIn, priceMark, waterIn, waterMark } from '@linmen/domain/odds/odds-in-format.ts'
import { useOddsReading } from '#sport/odds-format.ts'
import { momentText } from '#sport/moment-text.ts'
import { LineChart, type ChartSeries } from '#ui/line-chart/line-chart.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { chartOf, heldUntil, type Offer } from '#features/football/odds/company-history.ts'
import type { MarketName } from '#features/football/odds/markets.ts'
import { chartSummary } from '#features/match-parts/parts/public.ts'
import s from './step-chart.module.css'

interface StepChartProps {
  readonly name: string
  readonly market: MarketName
  /** Newest first; undefined until they came. */
  readonly offers: readonly Offer[] | undefined
  readonly inPlay: boolean
  /** As long as the last price stands: before play until kick-off or now. */
  readonly untilMs: number | undefined
  /** The moment somebody looks at. */
  readonly atMs?: number | null
}

/** Prices stay until they change: steps from the first offer to the last. */
export function StepChart(props: StepChartProps) {
  const { name, market, offers, inPlay, untilMs, atMs = null } = props
  const [reading] = useOddsReading()
  if (!offers) return <Skeleton height={166} />
  const moves = chartOf(offers, market, inPlay)
  const series = untilMs === undefined ? moves : heldUntil(moves, untilMs)
  const [first, last] = [series[0]?.points[0], series[0]?.points.at(-1)]
  if (!first || !last)
    return <p className={s.none}>{inPlay ? '这家公司没有滚球报价' : '这家公司没有开赛前的报价'}</p>
  if (first[0] === last[0]) return <p className={s.none}>开盘后没有变化</p>
  const [textOf, markOf] = market === 'european' ? [priceIn, priceMark] : [waterIn, waterMark]
  return (
    <LineChart
      series={series}
      ticks={[
        { at: first[0], text: momentText(first[0]) },
        { at: last[0], text: momentText(last[0]) },
      ]}
      marks={atMs === null ? [] : [{ at: atMs, text: '' }]}
      // Prices of play grow a hundredfold: all that was before would lie on the ground.
      log={market === 'european' && isSteep(series)}
      format={(value) => markOf(hundredths(value), reading)}
      summary={chartSummary(name, series, (value) => textOf(hundredths(value), reading))}
    />
  )
}

const STEEP = 8

function isSteep(series: readonly ChartSeries[]): boolean {
  const values = series.flatMap(({ points }) => points.map(([, value]) => value))
  return Math.max(...values) > STEEP * Math.min(...values)
}

const hundredths = (value: number) => Math.round(value * 100)
