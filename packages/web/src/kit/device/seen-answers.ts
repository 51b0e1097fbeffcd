import type { Query, QueryClient } from '@tanstack/react-query'
import { onSession } from '#kit/login-state.ts'
import { shownFrom } from './online.ts'
import { seenNow } from './seen-now.ts'
import type { Seen, SeenShelf } from './seen-shelf.ts'

/** Scores everybody may see. Nothing here says anything about a person. */
const KEPT: ReadonlySet<string> = new Set([
  'c.home.queryMatchByIds',
  'gw.getMatchListByDate',
  'gw.getMatchInfoById',
  'gw.getMatchEventByMatchIdList',
  'gw.getMatchCartoonInfo',
  'gw.getBkTodayGroupLeagueMatchList',
  'gw.getBkMatchDetail',
  'gw.getBkMatchTextLive',
  'gw.getBkMatchStanding',
])
const WRITE_MS = 3000

export interface SeenPorts {
  readonly shelf: SeenShelf
  later(run: () => void, ms: number): unknown
}

/**
 * Keeps the last scores on the device and shows them, with their age, where the network has none. A
 * restored answer counts as old as it is, so the first chance to ask again is taken.
 */
export function keepSeenAnswers(client: QueryClient, { shelf, later }: SeenPorts): () => void {
  const waiting = new Set<string>()
  const cache = client.getQueryCache()

  const write = (query: Query) => {
    const { data, dataUpdatedAt } = query.state
    if (data === undefined) return
    const method = methodOf(query)
    const seen = withoutPerson(seenNow(method, data))
    void shelf.write(query.queryHash, { atMs: dataUpdatedAt, data: seen })
  }

  const writeSoon = (query: Query) => {
    if (waiting.has(query.queryHash)) return
    waiting.add(query.queryHash)
    later(() => waiting.delete(query.queryHash) && write(query), WRITE_MS)
  }

  const restore = async (query: Query) => {
    const seen = await shelf.read(query.queryHash)
    if (!seen || query.state.data !== undefined) return
    shownFrom(ageOf(seen))
    client.setQueryData(query.queryKey, seen.data, { updatedAt: seen.atMs })
  }

  const look = (query: Query) => {
    if (query.state.data !== undefined) writeSoon(query)
    else if (!navigator.onLine || query.state.fetchFailureCount > 0) void restore(query)
  }

  const kept = () => cache.getAll().filter((query) => KEPT.has(methodOf(query)))
  /** Before the page or the network may go. A whole list takes too long to write while people scroll it. */
  const writeAll = () =>
    kept()
      .filter((query) => query.isActive() || waiting.has(query.queryHash))
      .forEach(write)

  kept().forEach(look)
  const stop = [
    cache.subscribe(({ query }) => {
      if (KEPT.has(methodOf(query))) look(query)
    }),
    onSession((event) => {
      if (event === 'logout') void shelf.clear()
    }),
    listen('pagehide', writeAll),
    listen('offline', writeAll),
    listen('visibilitychange', () => document.hidden && writeAll()),
  ]
  return () => stop.forEach((each) => each())
}

const methodOf = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1])

/** Lists tell how old they are themselves. */
const ageOf = ({ data, atMs }: Seen): number => (data as { asOfMs?: number } | null)?.asOfMs ?? atMs

/** Whether this member follows a match stands in its answer too. */
const withoutPerson = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'followed' in data
    ? { ...data, followed: false }
    : data

function listen(name: 'pagehide' | 'offline' | 'visibilitychange', run: () => void): () => void {
  const on = name === 'visibilitychange' ? document : window
  on.addEventListener(name, run)
  return () => on.removeEventListener(name, run)
}
