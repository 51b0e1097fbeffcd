import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Fixture, MatchSheet } from '#sport/fixture.ts'
import { scoreOf, type Part } from './seen-match.ts'

/** How a page narrows a history. */
export interface HistorySwitches {
  readonly sameLeague: boolean
  readonly sameVenue: boolean
  readonly part: Part
  readonly size: number
}

export const HISTORY_SIZE = 10

/** How many matches to read so that the narrowest choice can still be filled. */
export const HISTORY_DEPTH = 120

/** Earlier matches of the two teams, newest first. Same venue: the same team was at home. */
export const boutsFor = (
  fixture: Fixture,
  sheets: readonly MatchSheet[],
  switches: HistorySwitches,
): MatchSheet[] =>
  chosen(fixture, sheets, { ...switches, isSame: (past) => past.homeId === fixture.homeId })

/** Earlier matches of one side, newest first. Same venue: at home for the home side, away for the other. */
export function recentFor(
  { fixture, side }: { readonly fixture: Fixture; readonly side: Side },
  sheets: readonly MatchSheet[],
  switches: HistorySwitches,
): MatchSheet[] {
  const seat = side === 'home' ? 'homeId' : 'awayId'
  return chosen(fixture, sheets, { ...switches, isSame: (past) => past[seat] === fixture[seat] })
}

type Choice = HistorySwitches & { readonly isSame: (past: Fixture) => boolean }

function chosen(
  fixture: Fixture,
  sheets: readonly MatchSheet[],
  { sameLeague, sameVenue, part, size, isSame }: Choice,
): MatchSheet[] {
  return sheets
    .filter(({ fixture: past, result }) => {
      if (past.id === fixture.id || past.kickOffAtMs >= fixture.kickOffAtMs) return false
      if (!result || scoreOf(result, part) === null) return false
      if (sameLeague && past.leagueId !== fixture.leagueId) return false
      return !sameVenue || (isSame(past) && past.neutral === fixture.neutral)
    })
    .toSorted((a, b) => b.fixture.kickOffAtMs - a.fixture.kickOffAtMs)
    .slice(0, size)
}
