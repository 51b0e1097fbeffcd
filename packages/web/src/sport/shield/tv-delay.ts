import type { ResultChange } from '@linmen/contract/match/result-change.schemas.ts'
import { mayHaveRun, sumsAhead, sumsTell } from '@linmen/domain/shield/spoiler-shield.ts'
import { arrive, shownAt, type Arrived, type DelayLine } from '@linmen/domain/shield/delay-line.ts'
import { secondsLeftOf, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { hashKey, useQuery, type QueryKey } from '@tanstack/react-query'
import { serverNowMs, serverTimeOf } from '#kit/clock.ts'
import type { Read } from '#kit/read.ts'
import { delayMs, shield, useShielded, type ShieldedMatch } from './shield.ts'
import { useStore } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'

/** Whether television may not have shown yet what is known of a match. */
export const isBehind = (match: ShieldedMatch, nowMs = serverNowMs()): boolean =>
  delayMs() > 0 && mayHaveRun(match, nowMs, delayMs())

/**
 * Why a result in an answer that is shown as it came may not be seen. `state` is the result itself: one
 * that changes has to wait anew.
 */
export function useVeil(match: ShieldedMatch, state: string): Veil | null {
  const shielded = useShielded(match)
  const waits = useTicking((nowMs) => wasBehind(match, nowMs) && !isSettled(match.id, state, nowMs))
  if (shielded) return 'shield'
  return waits ? 'sync' : null
}

/** Why sums may not be seen: a table, a record. */
export function useSumVeil({ changedAtMs, playedAtMs }: ResultChange): Veil | null {
  const { on, delaySeconds } = useStore(shield)
  const ahead = useTicking((nowMs) => sumsAhead(changedAtMs, nowMs, delaySeconds * 1000))
  if (ahead) return 'sync'
  return on && sumsTell(playedAtMs, serverNowMs()) ? 'shield' : null
}

const MOST_SEEN = 5000
const firstSeen = new Map<string, number>()
const running = new Set<string>()
const waitsSince = new Map<string, number>()

/** Says since when the page of a match waits, so that the wait can be counted down. */
export const noteWait = (matchId: string, sinceMs: number): void =>
  void waitsSince.set(matchId, sinceMs)

/** How long a hidden score still waits. A row of a board knows the beginning itself. */
export function useSecondsLeft(matchId: string, sinceMs?: number): number {
  const { delaySeconds } = useStore(shield)
  return useTicking((nowMs) => {
    const from = sinceMs ?? waitsSince.get(matchId) ?? nowMs
    return secondsLeftOf({ sinceMs: from, delaySeconds }, nowMs)
  })
}

/** What this visit saw running has its end to wait for, however late that comes. */
function wasBehind(match: ShieldedMatch, nowMs: number): boolean {
  if (isBehind(match, nowMs)) running.add(match.id)
  return delayMs() > 0 && running.has(match.id)
}

function isSettled(id: string, state: string, nowMs: number): boolean {
  const key = `${id} ${state}`
  const seenMs = firstSeen.get(key)
  if (seenMs !== undefined) return seenMs + delayMs() <= nowMs
  if (firstSeen.size >= MOST_SEEN) firstSeen.clear()
  firstSeen.set(key, nowMs)
  noteWait(id, nowMs)
  return false
}

const lines = new Map<string, DelayLine<unknown>>()

/**
 * A read whose answers are shown as late as this person's television while the newest says that the
 * match is `behind`, or an answer before it did. Nothing may be shown although an answer is there:
 * `syncing`, since the first one came.
 */
export function useLateQuery<T>(options: Read<T>, behind: (newest: T) => boolean) {
  const query = useQuery(options)
  const newest = query.data
  const { delaySeconds } = useStore(shield)
  const line = delaySeconds > 0 ? lineOf(hashKey(options.queryKey), query) : NO_LINE
  const atMs = useTicking((nowMs) => shownAt(line, nowMs, delaySeconds * 1000)?.atMs ?? null)
  // What stands in for an answer was not read at any moment: it is in no line, and waits like one.
  const known = query.isPlaceholderData ? [newest] : line.map(({ value }) => value)
  const waits = delaySeconds > 0 && newest !== undefined && known.some((each) => behind(each as T))
  if (!waits) return { ...query, newest, syncing: false, sinceMs: null }
  const data = line.findLast((each) => each.atMs === atMs)?.value as T | undefined
  const sinceMs = line[0]?.atMs ?? serverNowMs()
  return { ...query, data, newest, syncing: data === undefined, sinceMs }
}

/** Says since when a value counts as known, where its age is another one. */
export const noteArrival = (queryKey: QueryKey, next: Arrived<unknown>): void =>
  void lines.set(hashKey(queryKey), arrive(lines.get(hashKey(queryKey)) ?? NO_LINE, next))

const NO_LINE: DelayLine<never> = []

interface Answer {
  readonly data: unknown
  readonly dataUpdatedAt: number
  readonly isPlaceholderData: boolean
}

/** The line of a read with its newest answer. Drawing twice changes nothing. */
function lineOf(
  key: string,
  { data, dataUpdatedAt, isPlaceholderData }: Answer,
): DelayLine<unknown> {
  const held = lines.get(key) ?? NO_LINE
  if (data === undefined || isPlaceholderData || held.at(-1)?.value === data) return held
  const atMs = serverTimeOf(dataUpdatedAt)
  const line = arrive(held, { atMs, value: data })
  lines.set(key, line)
  return line
}
