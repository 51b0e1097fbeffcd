import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { clock, serverNowMs, serverTimeOf } from '#kit/clock.ts'
import { useOnline } from '#kit/device/online.ts'
import { readsOf } from '#kit/read.ts'
import { rowNow, seenNow, type Answering, type ShownRow } from '#kit/device/seen-now.ts'
import { delayMs } from '#sport/shield/shield.ts'
import { noteArrival } from '#sport/shield/tv-delay.ts'

interface Dated {
  readonly asOfMs: number
}

/** Where lists hold a match, and what its page makes of that. */
export interface ListedMatch<Day extends Dated, Info> {
  readonly matchId: string
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

/** What a row waits for is not told on the page any earlier. */
export function takeListed<Day extends Dated, Info>(
  client: QueryClient,
  listed: ListedMatch<Day, Info>,
): void {
  const { queryKey } = listed
  const held = client.getQueryData<Info>(queryKey)
  const heldAtMs = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const found = newestOf(client, listed, held)
  if (!found || found.info === held) return
  // The list is dated by the server: to a device whose clock is behind it would be fresh until it comes to that time.
  const updatedAt = Math.min(Math.max(heldAtMs, found.asOfMs), clock.nowMs())
  client.setQueryData(queryKey, found.info, { updatedAt })
  const row = rowNow(listed.row.method, listed.matchId)
  const atMs = waitsSince(row, found.readAtMs) ?? serverNowMs() - delayMs()
  noteArrival(queryKey, { atMs, value: client.getQueryData<Info>(queryKey) })
}

/** The rows of a list may wait since later than it was read. Null where the row shows its match. */
function waitsSince(row: ShownRow | undefined, readAtMs: number): number | null {
  if (row && !row.syncing) return null
  return Math.max(row?.sinceMs ?? 0, serverTimeOf(readAtMs))
}

/** What a list of this visit says about a match, to stand there until its own answer has come. */
export const listedMeanwhile = <Day extends Dated, Info>(
  client: QueryClient,
  listed: ListedMatch<Day, Info>,
): Info | undefined => newestOf(client, listed, undefined)?.info

function newestOf<Day extends Dated, Info>(
  client: QueryClient,
  { row, infoIn }: ListedMatch<Day, Info>,
  held: Info | undefined,
): { info: Info; asOfMs: number; readAtMs: number } | undefined {
  const days = client
    .getQueryCache()
    .findAll({ queryKey: readsOf(row) })
    .flatMap(({ state: { data, dataUpdatedAt: readAtMs } }) =>
      data ? [{ day: seenNow(row.method, data) as Day, readAtMs }] : [],
    )
    .toSorted((a, b) => b.day.asOfMs - a.day.asOfMs)
  for (const { day, readAtMs } of days) {
    const info = infoIn(day, held)
    if (info !== undefined) return { info, asOfMs: day.asOfMs, readAtMs }
  }
  return undefined
}
