import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Fixture, MatchSheet } from '#sport/fixture.ts'
import type { HistorySwitches } from '#history/choose-matches.ts'

type FutureSwitches = Pick<HistorySwitches, 'sameLeague' | 'sameVenue' | 'size'>

/**
 * Matches of one side after a match, next first, as far as they are still to be played. Same venue: at home for the
 * home side, away for the other.
 */
export function futureFor(
  { fixture, side }: { readonly fixture: Fixture; readonly side: Side },
  sheets: readonly MatchSheet[],
  { sameLeague, sameVenue, size }: FutureSwitches,
): MatchSheet[] {
  const seat = side === 'home' ? 'homeId' : 'awayId'
  return sheets
    .filter(({ fixture: next, result }) => {
      if (next.kickOffAtMs <= fixture.kickOffAtMs || result) return false
      if (sameLeague && next.leagueId !== fixture.leagueId) return false
      return !sameVenue || next[seat] === fixture[seat]
    })
    .toSorted((a, b) => a.fixture.kickOffAtMs - b.fixture.kickOffAtMs)
    .slice(0, size)
}
