import type { MatchSheet } from '#sport/fixture.ts'
import { groupedBy } from './grouped.ts'
import { compareIds } from './played.ts'

export interface Group {
  readonly name: string
  readonly teamIds: readonly string[]
  readonly matches: readonly MatchSheet[]
}

/** The groups of a stage by name, each with the teams that its matches name. */
export function groupsOf(sheets: readonly MatchSheet[]): Group[] {
  const grouped = sheets.filter(({ fixture }) => fixture.group !== null)
  return [...groupedBy(grouped, ({ fixture }) => fixture.group!)]
    .map(([name, matches]) => ({ name, teamIds: teamsOf(matches), matches }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Everyone who plays in these matches, once. */
export function teamsOf(sheets: readonly MatchSheet[]): string[] {
  const ids = sheets.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId])
  return [...new Set(ids)].toSorted(compareIds)
}
