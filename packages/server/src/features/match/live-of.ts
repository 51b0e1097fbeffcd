import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import type { BoardMatch } from '#features/match/board/board.ts'
import { matchFromResult } from '#features/match/board/load-day.ts'
import { openDay } from '#features/match/board/open-day.ts'

export type LiveOf<S extends Sport> = Extract<BoardMatch, { readonly sport: S }>['live']

// Before that nothing happens to a match but that it is called off, and then it has a result.
const SOON_MS = 12 * 3_600_000

/** The state of matches now. One that is over and not on the board has the state it ended with. */
export async function liveOf<S extends Sport>(
  ports: Ports,
  sport: S,
  sheets: readonly MatchSheet[],
): Promise<ReadonlyMap<string, LiveOf<S>>> {
  const { matches } = boardOf(ports)
  const soonMs = ports.clock.nowMs() + SOON_MS
  const own = sheets.filter(({ fixture }) => fixture.sport === sport)
  const absent = own.filter(
    ({ fixture, result }) => !result && fixture.kickOffAtMs < soonMs && !matches.has(fixture.id),
  )
  for (const day of new Set(absent.map(({ fixture }) => fixture.day))) await openDay(ports, day)
  return new Map(
    own.map((sheet) => {
      const { live } = matches.get(sheet.fixture.id) ?? matchFromResult(sheet)
      return [sheet.fixture.id, live as LiveOf<S>]
    }),
  )
}
