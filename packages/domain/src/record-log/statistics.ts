import { closingLine, type ClosingLine } from '#expert/closing-line.ts'
import {
  bestLeague,
  leagueRecords,
  profitCurve,
  type LeaguePick,
  type LeagueRecord,
} from '#expert/league-record.ts'
import { POOL_NAMES } from '#plan/pool-names.ts'
import { recordOf, type ExpertRecord } from '#expert/record.ts'
import { strengths, type Measured } from '#expert/strength.ts'
import type { LoggedPick } from './entries.ts'
import type { ProvenPick } from './proven-picks.ts'

/** A settled plan as records count it. */
export interface CountedPick extends LeaguePick {
  readonly expertId: string
  readonly sport: string
}

/** Everything the pages say of an expert that is reckoned from picks. */
export interface Statistics {
  readonly record: ExpertRecord
  readonly leagues: readonly LeagueRecord[]
  readonly best: LeagueRecord | null
  readonly curve: readonly { readonly atMs: number; readonly hundredths: number }[]
  readonly closing: ClosingLine | null
  readonly strength: Readonly<Record<'football' | 'basketball', Measured | null>>
}

const MONTH_MS = 30 * 86_400_000
const SPORTS = ['football', 'basketball'] as const

/** The same functions that the pages use, over whatever picks are given. */
export function statisticsOf(
  all: readonly CountedPick[],
  expertId: string,
  nowMs: number,
): Statistics {
  const own = all.filter((pick) => pick.expertId === expertId)
  const [football, basketball] = SPORTS.map((sport) => strengthIn(all, sport, expertId))
  return {
    record: recordOf(own, nowMs),
    leagues: leagueRecords(own),
    best: bestLeague(own),
    curve: profitCurve(own, nowMs - MONTH_MS),
    closing: closingLine(own),
    strength: { football: football ?? null, basketball: basketball ?? null },
  }
}

function strengthIn(all: readonly CountedPick[], sport: string, expertId: string): Measured | null {
  const records = new Map<string, CountedPick[]>()
  for (const pick of all) {
    if (pick.sport !== sport) continue
    const own = records.get(pick.expertId)
    if (own) own.push(pick)
    else records.set(pick.expertId, [pick])
  }
  return strengths(records).get(expertId) ?? null
}

/** A pool stands for itself: its matches are of many leagues. */
const leagueOf = ({ pool, legs }: LoggedPick) =>
  pool ? POOL_NAMES[pool.game] : (legs[0]?.league ?? '')

/** The order in which the pages count matches of one moment. */
const byLock = (a: ProvenPick, b: ProvenPick) =>
  a.lockedAtMs - b.lockedAtMs || (a.id < b.id ? -1 : 1)

/** Of what the log proves, the settled plans. Only they count in records. */
export const countedPicks = (picks: readonly ProvenPick[]): CountedPick[] =>
  picks.toSorted(byLock).flatMap(({ what, author, kickoffMs, pick, settled }) =>
    what !== 'plan' || !settled
      ? []
      : [
          {
            expertId: author,
            sport: pick?.sport ?? '',
            leagueName: pick ? leagueOf(pick) : '',
            result: settled.outcome,
            returnedHundredths: pick?.pool ? null : settled.returned,
            playedAtMs: kickoffMs,
            settledAtMs: settled.at,
            ...(settled.close !== undefined && { closeValue: settled.close }),
          },
        ],
  )
