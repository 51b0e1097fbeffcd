import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { oneMatch, type ToldDepth } from '@linmen/contract/match/one-match.topics.ts'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import {
  isBasketballCalledOff,
  isBasketballFinished,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import { spokenBasketball } from '@linmen/domain/match/basketball/basketball-words.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { holdNews } from '#sport/shield/hold-news.ts'
import { useHeard, useLive } from '#kit/live.ts'
import { readsOf } from '#kit/read.ts'
import { createStore, type Store } from '#kit/store.ts'
import { listedBasketball } from './listed-match.ts'
import { useShownMatch } from './use-shown-match.ts'
import {
  askingAgain,
  NOTHING_TOLD,
  useListedMatch,
  type Told,
} from '#features/match-parts/parts/public.ts'
import {
  lineupQuery,
  injuryQuery,
  matchQuery,
  standingQuery,
  textQuery,
  withLive,
} from './basketball.queries.ts'

const POLL_MS = 10_000
const SOON_MS = 15 * 60_000

/** One match, kept up to date by its topic; asked for every ten seconds while the topic is silent. */
export function useBasketballMatch(matchId: string) {
  const heard = useHeard()
  const { match, veil } = useShownMatch(matchId, (newest) => !heard && isNear(newest) && POLL_MS)
  useListedMatch(match.error !== null, listedBasketball(matchId))
  const [told] = useState(() => createStore(NOTHING_TOLD))
  useMatchTopic({ matchId, known: match.data !== undefined, told })
  return { match, veil, told }
}

interface Followed {
  readonly matchId: string
  readonly known: boolean
  readonly told: Store<Told>
}

/** Writes what is pushed into the answers already read; what is only hinted at is asked for again. */
function useMatchTopic({ matchId, known, told }: Followed): void {
  const client = useQueryClient()
  const say = (change: Partial<Told>) => told.set({ ...told.get(), ...change })
  const take = (live: BasketballLive | undefined) => {
    const sentence = live && pushLive(client, matchId, live)
    if (sentence) holdNews(() => say({ sentence }))
  }
  useLive(known ? { ...oneMatch, name: matchTopic(matchId) } : null, {
    snapshot: ({ asOfMs, basketball }) => {
      // The second snapshot follows a gap: whatever was hinted at meanwhile was missed.
      if (told.get().asOfMs > 0) askAgain(client, matchId, ['text', 'standing', 'lineup'])
      take(basketball)
      say({ asOfMs })
    },
    delta: (delta) => {
      if (delta.kind === 'live') take(delta.basketball)
      if (delta.kind === 'depth') takeDepth(client, matchId, delta.records)
      if (delta.kind === 'odds') askForOdds(client)
      const moments = 'moments' in delta ? delta.moments : undefined
      say({ asOfMs: delta.asOfMs, ...(moments && { moments }) })
    },
  })
}

/** Shows the newer state; the answer is what to say about it, if anything. */
function pushLive(client: QueryClient, matchId: string, live: BasketballLive): string | null {
  const { queryKey } = matchQuery(matchId)
  const held = client.getQueryData<BasketballInfo>(queryKey)
  const next = held && withLive(held, live)
  if (!next || next === held) return null
  client.setQueryData<BasketballInfo>(queryKey, next)
  askAgain(client, matchId, ['text', 'standing'])
  const names = { home: next.home.name, away: next.away.name }
  return spokenBasketball(held.live, next.live, names)
}

function takeDepth(client: QueryClient, matchId: string, records: readonly ToldDepth[]): void {
  const kinds = new Set(records.map(({ kind }) => kind))
  const has = (...words: string[]) => words.some((word) => kinds.has(word))
  if (has('text')) askAgain(client, matchId, ['text'])
  if (has('statistics', 'shot', 'box')) askAgain(client, matchId, ['standing'])
  if (has('lineup')) askAgain(client, matchId, ['lineup'])
  if (has('absence')) askAgain(client, matchId, ['injury'])
}

const askAgain = askingAgain({
  text: textQuery,
  standing: standingQuery,
  lineup: lineupQuery,
  injury: injuryQuery,
})

const askForOdds = (client: QueryClient) => {
  const tables = [
    oddsGateway.getBkLetMatchOddds,
    oddsGateway.getBkMatchBigSmallOdds,
    oddsGateway.getBkMatchEuropeOdds,
    basketballDetailGateway.getBkMatchTidianList,
  ]
  for (const row of tables) void client.invalidateQueries({ queryKey: readsOf(row) })
}

/** Something may happen to it now. */
const isNear = (info: BasketballInfo | undefined): boolean =>
  info !== undefined &&
  info.kickOffAtMs - serverNowMs() < SOON_MS &&
  !isBasketballFinished(info.live.phase) &&
  !isBasketballCalledOff(info.live.phase)
