import type { SpanFacts } from '@linmen/domain/odds/time-machine.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { endOf, momentsOf, type Moment } from '#features/football/odds/charts/match-moments.ts'

interface Asked {
  readonly matchId: string
  readonly kickOffAtMs: number
  /** Until when prices of play may be seen. */
  readonly edgeMs: number
}

interface Known {
  readonly facts: Omit<SpanFacts, 'firstOffersMs'>
  readonly marks: readonly Moment[]
}

/** From when to when a match has prices, and what happened meanwhile. */
export function useSpanFacts({ matchId, kickOffAtMs, edgeMs }: Asked): Known {
  // The end of the slider must not run away under the finger.
  const [openedMs] = useState(serverNowMs)
  // Prices before kick-off are nobody's secret.
  const nowMs = Math.min(openedMs, Math.max(edgeMs, kickOffAtMs))
  // Goals that television has not shown yet, or that it never will, are not marked.
  const all = edgeMs === Infinity
  const events = useQuery({
    ...analysisQueries.events(matchId),
    enabled: all && nowMs >= kickOffAtMs,
  })
  const told = (all && events.data?.matches[0]?.events) || []
  return {
    facts: { kickOffAtMs, nowMs, endedAtMs: endOf(told) },
    marks: all ? momentsOf(told, kickOffAtMs, nowMs) : [],
  }
}
