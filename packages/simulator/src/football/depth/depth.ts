import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import { storyClock } from '#football/story/clock.ts'
import { absenceNotes } from './absences.ts'
import { informationNotes } from './information.ts'
import { lineupNotes } from './lineups.ts'
import { logOf } from './log.ts'
import { momentumNotes } from './momentum.ts'
import { shotNotes } from './shots.ts'
import type { Note, Stage } from './stage.ts'
import { statisticsNotes } from './statistics.ts'
import { textNotes } from './text-live.ts'
import { weatherNotes } from './weather.ts'

/** Names that the world has thought up elsewhere. */
export interface Names {
  readonly coaches: { readonly home: string; readonly away: string }
  readonly referee: string
}

/** Everything a feed says about a match besides play and prices, in order of time, numbered within each kind. */
export function depthOf(
  part: Omit<Stage, 'clock' | 'casts' | 'overMs' | 'expected'>,
  names: Names,
) {
  const { almanac, hands, match, story } = part
  const clock = storyClock(almanac.seed, match)
  const stage: Stage = {
    ...part,
    clock,
    casts: { home: hands.cast(match, 'home'), away: hands.cast(match, 'away') },
    expected: almanac.expected(match),
    overMs: match.fate === 'abandoned' ? clock.stop!.fromMs : story.at(-1)!.atMs,
  }
  const known = [
    ...weatherNotes(stage),
    ...absenceNotes(stage),
    ...informationNotes(stage),
    ...lineupNotes(stage, (side) => names.coaches[side]),
  ]
  return numbered(match.id, [...known, ...playNotes(stage, names.referee)], story.at(-1)!.atMs)
}

function playNotes(stage: Stage, referee: string): Note[] {
  const { fate } = stage.match
  if (fate === 'postponed' || fate === 'cancelled') return []
  const log = logOf(stage)
  return [
    ...shotNotes(stage, log),
    ...statisticsNotes(stage, log),
    ...momentumNotes(stage, log),
    ...textNotes(stage, log, { referee }),
  ]
}

const AFTERWARDS_MS = 5 * 60_000

/** Nothing is said any more once a match is called off or over, except marks. */
function numbered(matchId: string, notes: readonly Note[], lastMs: number): DepthRecord[] {
  const counts = new Map<string, number>()
  return notes
    .filter(({ atMs }) => atMs <= lastMs + AFTERWARDS_MS)
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ atMs, body }) => {
      const seq = (counts.get(body.kind) ?? 0) + 1
      counts.set(body.kind, seq)
      return { matchId, seq, atMs, ...body }
    })
}
