import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { useOddsReading } from '#sport/odds-format.ts'
import { figureText, moveAt, offerCells, type Offer } from './company-history.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { MARKET_COLUMNS, MARKET_NAMES, type MarketName } from './markets.ts'
import { useCompanyHistory } from './use-company-history.ts'
import { useInPlayEdge } from '#features/football/odds/in-play/use-in-play-edge.ts'
import { OfferHistory } from '#features/match-parts/parts/public.ts'
import { OddsHeads } from './odds-heads.tsx'
import { StepChart } from '#features/football/odds/charts/step-chart.tsx'

interface OddsHistoryProps {
  readonly matchId: string
  readonly oddsId: string
  readonly market: MarketName
  readonly period: MarketPeriod
}

const PLACES = [0, 1, 2] as const

/** A company's prices of one market, before kick-off or in play. */
export function OddsHistory({ matchId, oddsId, market, period }: OddsHistoryProps) {
  const { query, offers: known, name = '' } = useCompanyHistory(matchId, oddsId, market)
  const [reading] = useOddsReading()
  const edgeMs = useInPlayEdge(matchId)
  const offers = known?.filter(({ inPlay, atMs }) => !inPlay || atMs <= edgeMs)
  const inPlay = period === 'inPlay'
  const told = offers?.filter((offer) => offer.inPlay === inPlay) ?? []
  const kickOffAtMs = useQuery(analysisQueries.info(matchId)).data?.kickOffAtMs
  const untilMs = kickOffAtMs && Math.min(kickOffAtMs, serverNowMs())
  const title = `${name} ${MARKET_NAMES[market]}${inPlay ? '滚球' : ''}`
  return (
    <OfferHistory
      query={query}
      period={period}
      offers={offers?.map((offer, place) => ({
        ...offer,
        cells: PLACES.map((at) => ({
          value: figureText(offer, at, reading),
          move: moveAt(offers, place, at),
        })),
      }))}
      title={title}
      fact={told.length > 0 && `${told.length} 次报价`}
      heads={MARKET_COLUMNS[market]}
      emptyTitle={`这家公司没有开出${MARKET_NAMES[market]}`}
      chart={
        <>
          <Legend {...{ market, told }} first={offers?.at(-1)} />
          <StepChart name={title} {...{ market, untilMs, offers, inPlay }} />
        </>
      }
    />
  )
}

interface LegendProps {
  readonly market: MarketName
  /** Newest first. */
  readonly told: readonly Offer[]
  readonly first: Offer | undefined
}

/** Which line is whose, with the newest price and the one it began with. */
function Legend({ market, told: [newest], first }: LegendProps) {
  const [reading] = useOddsReading()
  if (!newest || !first) return null
  const { inPlay } = newest
  return <OddsHeads {...{ market, inPlay }} cells={offerCells(newest, first, reading)} />
}
