import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '#kit/online.ts'
import { readsOf } from '#kit/read.ts'
import { seenNow, type Answering } from '#kit/seen-now.ts'

interface Dated {
  readonly asOfMs: number
}

/** Where lists hold a match, and what its page makes of that. */
export interface ListedMatch<Day extends Dated, Info> {
  readonly row: Answering<Day>
  /** Where the answer about the match is kept. */
  readonly queryKey: readonly unknown[]
  /** Undefined where the day does not hold it. `held` is what the page has already. */
  readonly infoIn: (day: Day, held: Info | undefined) => Info | undefined
}

/** Without a network a match stands as a list of this visit last showed it, as old as that list. */
export function useListedMatch<Day extends Dated, Info>(
  failed: boolean,
  listed: ListedMatch<Day, Info>,
): void {
  const client = useQueryClient()
  const lost = !useOnline() || failed
  const take = useEffectEvent(() => takeListed(client, listed))
  useEffect(() => {
    if (lost) take()
  }, [lost])
}

export function takeListed<Day extends Dated, Info>(
  client: QueryClient,
  { row, queryKey, infoIn }: ListedMatch<Day, Info>,
): void {
  const days = client
    .getQueriesData<Day>({ queryKey: readsOf(row) })
    .flatMap(([, day]) => (day ? [seenNow(row.method, day) as Day] : []))
    .toSorted((a, b) => b.asOfMs - a.asOfMs)
  const held = client.getQueryData<Info>(queryKey)
  const heldAtMs = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  for (const day of days) {
    const info = infoIn(day, held)
    if (info === undefined) continue
    const updatedAt = Math.max(heldAtMs, day.asOfMs)
    if (info !== held) client.setQueryData(queryKey, info, { updatedAt })
    return
  }
}
