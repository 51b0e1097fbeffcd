import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { MatchCartoon } from '@linmen/contract/match/media.schemas.ts'
import { oneMatch, type ToldDepth } from '@linmen/contract/match/one-match.topics.ts'
import { causeOf } from '@linmen/domain/match/match-merge.ts'
import { spokenEvent } from '@linmen/domain/match/spoken-event.ts'
import { lineIn } from '@linmen/domain/match/text-lines.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { holdNews } from '#sport/shield/hold-news.ts'
import { useLive } from '#kit/live.ts'
import { createStore } from '#kit/store.ts'
import { askingAgain, NOTHING_TOLD, type Told } from '#features/match-parts/parts/public.ts'
import {
  courseQuery,
  eventsQuery,
  lineupQuery,
  matchQuery,
  weatherQuery,
  withLive,
  withTold,
} from './football.queries.ts'

/**
 * Follows one match and writes what is pushed into the answers the page has already read, so that every
 * part shows it. What the topic only hints at is asked for again.
 */
export function useMatchLive(matchId: string, known: boolean) {
  const client = useQueryClient()
  const [told] = useState(() => createStore(NOTHING_TOLD))
  const say = (change: Partial<Told>) => told.set({ ...told.get(), ...change })
  const takeLive = (live: MatchLive | undefined) => {
    const sentence = live && pushLive(client, matchId, live)
    if (sentence) holdNews(() => say({ sentence }))
  }
  useLive(known ? { ...oneMatch, name: matchTopic(matchId) } : null, {
    snapshot: ({ asOfMs, football, records }) => {
      // The second snapshot follows a gap: whatever was hinted at meanwhile was missed.
      if (told.get().asOfMs > 0) askAgain(client, matchId, ['events', 'course', 'lineup'])
      takeLive(football)
      pushLines(client, matchId, records)
      say({ asOfMs })
    },
    delta: (delta) => {
      if (delta.kind === 'live') takeLive(delta.football)
      if (delta.kind === 'depth') takeDepth(client, matchId, delta.records)
      const moments = 'moments' in delta ? delta.moments : undefined
      say({ asOfMs: delta.asOfMs, ...(moments && { moments }) })
    },
  })
  return told
}

/** Shows the newer state; the answer is what to say about it, if anything. */
function pushLive(client: QueryClient, matchId: string, live: MatchLive): string | null {
  const { queryKey } = matchQuery(matchId)
  const held = client.getQueryData<MatchInfo>(queryKey)
  const next = held && withLive(held, live)
  if (!next || next === held) return null
  client.setQueryData<MatchInfo>(queryKey, next)
  const cause = causeOf(held.live, next.live)
  askAgain(client, matchId, ['events'])
  // Both legs together are counted by the server.
  if (held.note?.total && cause !== 'stat') askAgain(client, matchId, ['match'])
  const { highlight } = next.live
  if (highlight?.kind !== cause) return null
  return spokenEvent(highlight, next.live, { home: next.home.name, away: next.away.name })
}

function takeDepth(client: QueryClient, matchId: string, records: readonly ToldDepth[]): void {
  pushLines(client, matchId, records)
  const kinds = new Set(records.map(({ kind }) => kind))
  const has = (...words: string[]) => words.some((word) => kinds.has(word))
  if (has('statistics', 'momentum', 'shot')) askAgain(client, matchId, ['course'])
  if (has('lineup', 'absence')) askAgain(client, matchId, ['lineup'])
  if (has('weather')) askAgain(client, matchId, ['weather'])
}

function pushLines(client: QueryClient, matchId: string, records: readonly ToldDepth[]): void {
  const lines = records.map(lineIn).filter((line) => line !== null)
  client.setQueryData<MatchCartoon>(
    courseQuery(matchId).queryKey,
    (held) => held && withTold(held, lines),
  )
}

const askAgain = askingAgain({
  match: matchQuery,
  events: eventsQuery,
  course: courseQuery,
  lineup: lineupQuery,
  weather: weatherQuery,
})
