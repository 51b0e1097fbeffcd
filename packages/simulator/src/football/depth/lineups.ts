import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Lineup, LineupPlayer } from '@linmen/domain/sport/depth.ts'
import { linesOf, type Formation } from '#football/squad/formations.ts'
import type { Man } from '#football/squad/roster.ts'
import { captainOf, type Cast } from '#football/story/cast.ts'
import { POSITION_WORDS } from './absences.ts'
import { ratingsOf } from './ratings.ts'
import { SIDES, type Note, type Stage } from './stage.ts'

const HOUR_MS = 3_600_000

/**
 * The eleven: guessed the day before, announced an hour before kick-off, with marks after the last whistle. The
 * guess takes the usual men and does not know about rotation.
 */
export function lineupNotes(stage: Stage, coachOf: (side: Side) => string): Note[] {
  const { match, casts, overMs, hands } = stage
  return SIDES.flatMap((side): Note[] => {
    const told = (
      cast: Cast,
      confirmed: boolean,
      ratings?: ReadonlyMap<string, number>,
    ): Lineup => ({
      kind: 'lineup',
      side,
      confirmed,
      formation: cast.formation,
      coach: coachOf(side),
      starters: placed(cast, ratings),
      bench: cast.bench.map((man) => listed(man, { ratings })),
    })
    const notes: Note[] = [
      { atMs: match.kickOffAtMs - 20 * HOUR_MS, body: told(hands.guess(match, side), false) },
      { atMs: match.kickOffAtMs - HOUR_MS, body: told(casts[side], true) },
    ]
    if (match.fate !== 'played') return notes
    const marks = ratingsOf(stage, side)
    return [...notes, { atMs: overMs + 120_000, body: told(casts[side], true, marks) }]
  })
}

/** The goalkeeper, then the lines of the formation, each spread over the width of the pitch. */
function placed(cast: Cast, ratings?: ReadonlyMap<string, number>): LineupPlayer[] {
  const spots = spotsOf(cast.formation)
  const captain = captainOf(cast)
  return cast.starters.map((man, at) =>
    listed(man, { ratings, captain: man === captain, spot: spots[at]! }),
  )
}

function spotsOf(formation: Formation): { readonly x: number; readonly y: number }[] {
  const lines = linesOf(formation)
  const deep = 62 / (lines.length - 1)
  return [
    { x: 50, y: 6 },
    ...lines.flatMap((count, line) =>
      Array.from({ length: count }, (_, at) => ({
        x: Math.round((100 * (at + 0.5)) / count),
        y: Math.round(24 + deep * line),
      })),
    ),
  ]
}

interface Listing {
  readonly ratings?: ReadonlyMap<string, number> | undefined
  readonly captain?: boolean
  readonly spot?: { readonly x: number; readonly y: number }
}

const listed = (man: Man, { ratings, captain = false, spot }: Listing): LineupPlayer => ({
  playerId: man.id,
  name: man.name,
  shirt: man.shirt,
  position: POSITION_WORDS[man.position],
  captain,
  x: spot?.x ?? 0,
  y: spot?.y ?? 0,
  rating: ratings?.get(man.id) ?? null,
})
