import type { PickResult } from '#plan/settle-pick.ts'
import { LONGEST_MATCH_MS } from '#shield/spoiler-shield.ts'

/** One settled pick: its result, what one unit came back as, when its match was played and the result was known. */
export interface SettledPick {
  readonly result: PickResult
  /** Null for a pool, which has no price: it is right or wrong, and no return counts it. */
  readonly returnedHundredths: number | null
  readonly playedAtMs: number
  readonly settledAtMs: number
  /** How much better the price was than the closing one, in ten-thousandths; left out where they cannot be compared. */
  readonly closeValue?: number
}

export interface ExpertRecord {
  /** 近 N 中 M: up to ten picks; null while there are too few to say anything. */
  readonly recent: { readonly picks: number; readonly hits: number } | null
  /** Hits in a row up to now, and the most there ever were. */
  readonly streak: number
  readonly longestStreak: number
  /** Return of a flat stake over the picks of 30 days, in tenths of a percent. */
  readonly monthReturnTenths: number | null
  /** The last ten, newest first. */
  readonly dots: readonly ('hit' | 'miss')[]
  readonly settled: number
  /** When a result last changed it; null before there is any. */
  readonly changedAtMs: number | null
  /** When the newest match in it began. */
  readonly playedAtMs: number | null
}

const RECENT = 10
const FEWEST_FOR_RECENT = 3
const FEWEST_FOR_RETURN = 10
const MONTH_MS = 30 * 86_400_000

/** The record of an expert from settled picks alone. Void picks and pushes count nowhere. */
export function recordOf(picks: readonly SettledPick[], nowMs: number): ExpertRecord {
  const counted = picks.filter(isCounted).toSorted((a, b) => b.playedAtMs - a.playedAtMs)
  const hits = counted.map((pick) => pick.result === 'hit')
  const recent = hits.slice(0, RECENT)
  return {
    recent:
      recent.length < FEWEST_FOR_RECENT ? null : { picks: recent.length, hits: count(recent) },
    streak: runs(hits)[0] ?? 0,
    longestStreak: Math.max(0, ...runs(hits)),
    monthReturnTenths: flatReturn(counted.filter((pick) => pick.playedAtMs > nowMs - MONTH_MS)),
    dots: recent.map((hit) => (hit ? 'hit' : 'miss')),
    settled: counted.length,
    changedAtMs: counted.length === 0 ? null : Math.max(...counted.map(knownAtMs)),
    playedAtMs: counted[0]?.playedAtMs ?? null,
  }
}

export type PricedPick = SettledPick & { readonly returnedHundredths: number }

export const isPriced = <P extends SettledPick>(
  pick: P,
): pick is P & { readonly returnedHundredths: number } => pick.returnedHundredths !== null

/** Neither won nor lost: a match that was called off, a line that came out level. */
export const isCounted = ({ result }: Pick<SettledPick, 'result'>): boolean =>
  result === 'hit' || result === 'miss'

/** What was settled long after a match did not become news then; a pool ends days after its first match. */
const knownAtMs = (pick: SettledPick) =>
  isPriced(pick) ? Math.min(pick.settledAtMs, pick.playedAtMs + LONGEST_MATCH_MS) : pick.settledAtMs

/** Lengths of the runs of hits, newest first; the first is 0 when the last pick missed. */
function runs(hits: readonly boolean[]): number[] {
  const lengths = [0]
  for (const hit of hits) {
    if (hit) lengths[lengths.length - 1]! += 1
    else lengths.push(0)
  }
  return lengths
}

function flatReturn(all: readonly SettledPick[]): number | null {
  const picks = all.filter(isPriced)
  if (picks.length < FEWEST_FOR_RETURN) return null
  const won = picks.reduce((sum, pick) => sum + pick.returnedHundredths - 100, 0)
  return Math.round((won * 10) / picks.length)
}

const count = (hits: readonly boolean[]) => hits.filter(Boolean).length
