import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** Something that was told of a match: its number, when it happened and the score after it. */
interface Told {
  readonly seq: number
  readonly atMs: number
  readonly score: Pair
}

/** How far television has come: the moment it shows, and the score that stands on the page. */
export interface Televised {
  readonly untilMs: number
  readonly score: Pair
}

/**
 * What of an answer television has shown already, oldest first. A feed that is late itself tells the score
 * later than it dates the goal, so nothing goes ahead of the score on the page.
 */
export function toldBy<T extends Told>(told: readonly T[], { untilMs, score }: Televised): T[] {
  const known = told.filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.seq - b.seq)
  return known.slice(0, known.findLastIndex((each) => !isAhead(each.score, score)) + 1)
}

/** The same for events. A goal that is taken back later on still counts. */
export function eventsBy(events: readonly MatchEvent[], shown: Televised): MatchEvent[] {
  const told = toldBy(events, shown)
  const takenBack = told.filter(({ kind }) => kind === 'goalCancelled')
  return told.map((event) => {
    if (!event.cancelled) return event
    const at = takenBack.findIndex(
      ({ side, player }) => side === event.side && player === event.player,
    )
    if (at < 0) return { ...event, cancelled: false }
    takenBack.splice(at, 1)
    return event
  })
}

const isAhead = (told: Pair, shown: Pair): boolean =>
  told.home > shown.home || told.away > shown.away
