import type { MatchLive, Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { isOfNinety } from '@linmen/domain/shield/spoiler-shield.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useEffect, useEffectEvent } from 'react'
import { useShielded, type ShieldedMatch } from '#sport/shield/shield.ts'
import type { ShownBefore } from '#sport/shield/shown-before.ts'
import type { Read } from '#kit/read.ts'
import type { ShownRow } from '#kit/device/seen-now.ts'
import { isBehind, noteWait, useLateQuery } from '#sport/shield/tv-delay.ts'
import { useTicking } from '#kit/tick.ts'

export interface MatchFacts {
  readonly id: string
  readonly kickOffAtMs: number
  readonly live: {
    readonly version: number
    readonly phase: NonNullable<ShieldedMatch['phase']>
    readonly score: MatchLive['score'] | Pair
    readonly endedAtMs?: number | undefined
  }
}

interface Shown<Info extends MatchFacts> {
  /** What is left of a match behind a veil: who plays, and nothing of how it goes. */
  conceal(info: Info, veil: Veil): Info
  /** How the page stood before it was loaded again. */
  readonly before: ShownBefore<Info['live']>
  /** The row of a list of this visit. */
  rowOf(): ShownRow | undefined
}

/**
 * A match as it may be shown. Who watches with a delay sees what was known then, by an answer about the
 * match or by its row in a list, whichever is newer, or what this page showed before a reload; where neither knows, both wait for the same moment.
 */
export function useVeiledMatch<Info extends MatchFacts>(
  options: Read<Info>,
  { before, conceal, rowOf }: Shown<Info>,
) {
  const query = useLateQuery(options, (info) => isBehind(factsOf(info)))
  const { newest, sinceMs } = query
  const row = useRow(rowOf, sinceMs)
  const isLate = newest !== undefined && sinceMs !== null
  const shown = isLate ? (row?.shown ?? before.of(newest.id, newest.live)) : undefined
  const late = newest && shown && isNewer(shown, query.data)
  const data = late ? { ...conceal(newest, 'sync'), live: shown as Info['live'] } : query.data
  const syncing = query.syncing && !late
  useKept(before, isLate && !syncing ? data : undefined)
  if (newest && syncing)
    noteWait(newest.id, Math.min(sinceMs ?? Infinity, row?.sinceMs ?? Infinity))
  const shielded = useShielded(newest ? factsOf(newest) : NOBODY)
  const veil: Veil | null = shielded ? 'shield' : syncing ? 'sync' : null
  const match = { ...query, data: newest && veil ? conceal(newest, veil) : data }
  return { match, veil, behind: sinceMs !== null }
}

/** A match television is behind of, as it stands on screen, outlives a reload. */
function useKept<Info extends MatchFacts>(
  { keep }: ShownBefore<Info['live']>,
  shown: Info | undefined,
): void {
  const states = useEffectEvent((): [string, Info['live']][] =>
    shown ? [[shown.id, shown.live]] : [],
  )
  useEffect(() => keep(() => states()), [keep])
}

/** A list nobody looked at for so long says nothing about now. */
const LEFT_MS = 60_000

/** The row of a match that waits since a moment, drawn again when it shows something else. */
function useRow(rowOf: () => ShownRow | undefined, waitsSinceMs: number | null) {
  const known = () => {
    const row = waitsSinceMs === null ? undefined : rowOf()
    return row && row.asOfMs > waitsSinceMs! - LEFT_MS ? row : undefined
  }
  useTicking(() => {
    const row = known()
    return row ? `${row.syncing} ${(row.live as Versioned).version}` : null
  })
  const row = known()
  return row && { sinceMs: row.sinceMs, shown: row.syncing ? null : (row.live as Versioned) }
}

interface Versioned {
  readonly version: number
}

const isNewer = ({ version }: Versioned, shown: MatchFacts | undefined): boolean =>
  shown === undefined || version > shown.live.version

const NOBODY: ShieldedMatch = { id: '', phase: 'scheduled' }

const factsOf = ({ id, kickOffAtMs, live }: MatchFacts): ShieldedMatch => ({
  id,
  kickOffAtMs,
  phase: live.phase,
  wasRegular: live.phase === 'finished' && isOfNinety(live.score),
  endedAtMs: live.endedAtMs,
})
