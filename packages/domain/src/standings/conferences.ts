import { groupedBy } from './grouped.ts'

/** A match of a season: inside a conference it names it, between two it names none. */
export interface Meeting {
  readonly stageId: string
  readonly group: string | null
  readonly homeId: string
  readonly awayId: string
}

/** The conference of each team; empty where a league is not divided. */
export type Conferences = ReadonlyMap<string, string>

/**
 * Read off some matches of a season. Two teams of one conference name it. Where there are two, whoever meets a team of
 * the one in a stage that is divided plays in the other.
 */
export function conferencesIn(meetings: readonly Meeting[]): Conferences {
  const inside = meetings.filter(({ group }) => group !== null)
  const known = new Map(
    inside.flatMap(({ group, homeId, awayId }) => [
      [homeId, group!],
      [awayId, group!],
    ]),
  )
  const names = [...new Set(known.values())]
  if (names.length !== 2) return known
  const divided = groupedBy(inside, ({ stageId }) => stageId)
  const across = meetings.filter(({ stageId, group }) => group === null && divided.has(stageId))
  const otherOf = (name: string) => (name === names[0] ? names[1]! : names[0]!)
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const { homeId, awayId } of across)
      for (const [one, other] of [[homeId, awayId] as const, [awayId, homeId] as const]) {
        const name = known.get(one)
        if (name !== undefined && !known.has(other)) known.set(other, otherOf(name))
      }
  }
  return known
}
