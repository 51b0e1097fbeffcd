import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { useOddsReading } from '#kit/odds-format.ts'
import { figureText, moveAt } from '#features/football-data/company-history.ts'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { MARKET_COLUMNS, MARKET_NAMES, type MarketName } from '#features/football-data/markets.ts'
import { useCompanyHistory } from '#features/football-data/use-company-history.ts'
import { useInPlayVeil } from '#features/football-data/use-in-play-veil.ts'
import { OfferHistory } from '#features/match-parts/parts/public.ts'
import { StepChart } from './step-chart.tsx'

interface OddsHistoryProps {
  readonly matchId: string
  readonly oddsId: string
  readonly market: MarketName
}

const PLACES = [0, 1, 2] as const

/** A company's prices of one market. */
export function OddsHistory({ matchId, oddsId, market }: OddsHistoryProps) {
  const { query, offers: known, name = '', total } = useCompanyHistory(matchId, oddsId, market)
  const [reading] = useOddsReading()
  const veil = useInPlayVeil(matchId)
  const offers = veil ? known?.filter(({ inPlay }) => !inPlay) : known
  const kickOffAtMs = useQuery(analysisQueries.info(matchId)).data?.kickOffAtMs
  const untilMs = kickOffAtMs && Math.min(kickOffAtMs, serverNowMs())
  return (
    <OfferHistory
      query={query}
      offers={offers?.map((offer, place) => ({
        ...offer,
        cells: PLACES.map((at) => ({
          value: figureText(offer, at, reading),
          move: moveAt(offers, place, at),
        })),
      }))}
      title={`${name} ${MARKET_NAMES[market]}`}
      fact={veil ? '滚球已隐藏' : `共 ${total} 次报价`}
      heads={MARKET_COLUMNS[market]}
      emptyTitle={`这家公司没有开出${MARKET_NAMES[market]}`}
      chart={(inPlay) => <StepChart {...{ name, market, untilMs, offers, inPlay }} />}
    />
  )
}
