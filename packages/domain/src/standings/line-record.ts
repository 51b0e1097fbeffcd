import { seenBy, type SeenMatch } from '#history/seen-match.ts'
import { recordOf } from '#history/team-record.ts'
import type { MatchSheet } from '#sport/fixture.ts'

type Handicaps = ReturnType<typeof recordOf>['handicap']
type Totals = ReturnType<typeof recordOf>['total']

/** One team's record against the last lines before kick-off. A match without odds counts nowhere. */
export interface TeamLines {
  readonly teamId: string
  readonly all: Handicaps
  readonly home: Handicaps
  readonly away: Handicaps
  /** When the team gave a handicap (上盘), when nobody did (平手), and when it received one (下盘). */
  readonly giving: Handicaps
  readonly level: Handicaps
  readonly receiving: Handicaps
  readonly totals: Totals
}

export function teamLines(teamId: string, sheets: readonly MatchSheet[]): TeamLines {
  const seen = seenBy(teamId, sheets)
  const handicaps = (which: (match: SeenMatch) => boolean) => recordOf(seen.filter(which)).handicap
  const { handicap, total } = recordOf(seen)
  return {
    teamId,
    all: handicap,
    home: handicaps(({ home }) => home),
    away: handicaps(({ home }) => !home),
    giving: handicaps((match) => givenBy(match) > 0),
    level: handicaps((match) => givenBy(match) === 0),
    receiving: handicaps((match) => givenBy(match) < 0),
    totals: total,
  }
}

/** The lines of a whole season from the home side: how often the home team beat its handicap. */
export function seasonLines(sheets: readonly MatchSheet[]): { handicap: Handicaps; total: Totals } {
  const { handicap, total } = recordOf(
    sheets.flatMap((sheet) => seenBy(sheet.fixture.homeId, [sheet])),
  )
  return { handicap, total }
}

function givenBy({ home, sheet }: SeenMatch): number {
  const line = sheet.closing?.asian.line ?? 0
  return home ? line : -line
}
