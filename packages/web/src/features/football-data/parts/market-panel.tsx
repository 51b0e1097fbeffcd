import { marketSpan } from '@linmen/domain/odds/time-machine.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { MARKET_NAMES, type MarketName } from '#features/football-data/markets.ts'
import { endOf, momentsOf } from '#features/football-data/match-moments.ts'
import { shownMarket } from '#features/football-data/shown-market.ts'
import { useInPlayVeil } from '#features/football-data/use-in-play-veil.ts'
import { useMarketTable } from '#features/football-data/use-market-table.ts'
import { CompanyChart } from './company-chart.tsx'
import { OddsTable } from './odds-table.tsx'
import { TimeMachine } from './time-machine.tsx'

interface MarketPanelProps {
  readonly matchId: string
  readonly market: MarketName
  /** Where the slider stands; null is the market shown unasked. */
  readonly atMs: number | null
  /** The moment the table is asked for: where the slider came to rest. */
  readonly askedMs: number | null
  readonly onTurn: (atMs: number | null) => void
}

/** One market: the chart of a company, the time machine, everybody's table. */
export function MarketPanel({ matchId, market, atMs, askedMs, onTurn }: MarketPanelProps) {
  const { query, firstOffersMs, turning } = useMarketTable(matchId, market, askedMs)
  const info = useQuery(analysisQueries.info(matchId))
  const kickOffAtMs = info.data?.kickOffAtMs
  const shown = shownMarket({ atMs: askedMs, kickOffAtMs, nowMs: serverNowMs() })
  const inPlay = shown === 'inPlay'
  const empty = {
    title: `还没有公司开出${MARKET_NAMES[market]}`,
    text: '开盘后会出现在这里',
  }
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={8} />}
      empty={empty}
      isEmpty={({ rows }) => rows.length === 0 && atMs === null}
    >
      {(view) => (
        <>
          <CompanyChart
            {...{ matchId, market, view, inPlay }}
            atMs={askedMs}
            untilMs={inPlay ? askedMs! : quotedUntil(kickOffAtMs)}
          />
          {kickOffAtMs !== undefined && (
            <Turned {...{ matchId, kickOffAtMs, firstOffersMs, atMs, onTurn }} />
          )}
          <OddsTable
            matchId={matchId}
            market={market}
            view={view}
            turning={turning || atMs !== askedMs}
            shown={shown}
          />
        </>
      )}
    </Loaded>
  )
}

const quotedUntil = (kickOffAtMs: number | undefined) =>
  kickOffAtMs === undefined ? undefined : Math.min(kickOffAtMs, serverNowMs())

interface TurnedProps {
  readonly matchId: string
  readonly kickOffAtMs: number
  readonly firstOffersMs: readonly number[]
  readonly atMs: number | null
  readonly onTurn: (atMs: number | null) => void
}

function Turned({ matchId, kickOffAtMs, firstOffersMs, atMs, onTurn }: TurnedProps) {
  // The end of the slider must not run away under the finger.
  const [openedMs] = useState(serverNowMs)
  // Prices of play tell how it stands: behind a veil the market ends with kick-off.
  const veil = useInPlayVeil(matchId)
  const nowMs = veil ? Math.min(openedMs, kickOffAtMs) : openedMs
  const events = useQuery({
    ...analysisQueries.events(matchId),
    enabled: nowMs >= kickOffAtMs && veil === null,
  })
  const told = (veil === null && events.data?.matches[0]?.events) || []
  const span = marketSpan({ firstOffersMs, kickOffAtMs, nowMs, endedAtMs: endOf(told) })
  if (!span) return null
  const marks = veil ? [] : momentsOf(told, kickOffAtMs, nowMs)
  return <TimeMachine span={span} marks={marks} atMs={atMs} onTurn={onTurn} />
}
