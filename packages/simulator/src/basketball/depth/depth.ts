import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { Almanac } from '#basketball/almanac.ts'
import { teamOf } from '#basketball/atlas/clubs.ts'
import { startersOf } from '#basketball/game/rotation.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { calledOffAtMs } from '#basketball/game/story.ts'
import type { Game } from '#basketball/season/game.ts'
import { boxNotes, finalLines } from './box-lines.ts'
import { informationNotes } from './information.ts'
import { absenceNotes, lineup, type Five } from './line-ups.ts'
import { SIDES, type Note } from './note.ts'
import { ratingsOf } from './ratings.ts'
import { placedShots, shotNotes } from './shots.ts'
import { textNotes } from './text-live.ts'

const MINUTE_MS = 60_000

/** Everything a feed says about a match besides play and prices, in order of time, numbered within each kind. */
export function depthOf(almanac: Almanac, game: Game): DepthRecord[] {
  const sides = { home: sideOf(almanac, game, 'home'), away: sideOf(almanac, game, 'away') }
  const known = [
    ...absenceNotes(game, sides),
    ...informationNotes(almanac, game),
    ...SIDES.map((side) => guess(almanac, game, side)),
  ]
  if (game.fate === 'played')
    return numbered(game.id, [...known, ...playNotes(almanac, almanac.sheet(game))])
  return numbered(
    game.id,
    known.filter(({ atMs }) => atMs <= calledOffAtMs(game)),
  )
}

const sideOf = (almanac: Almanac, game: Game, side: Side) => ({
  roster: almanac.roster(game[side].id),
  absent: almanac.absent(game, side),
})

/** The five people expect on the day before: everybody who is not hurt. */
function guess(almanac: Almanac, game: Game, side: Side): Note {
  const { roster, absent } = sideOf(almanac, game, side)
  const hurt = new Set(
    absent.filter(({ reason }) => reason === 'injury').map((each) => each.player),
  )
  const ready = [...roster.keys()].filter((at) => !hurt.has(at))
  const starters = startersOf(roster, ready)
  const bench = ready.filter((at) => !starters.includes(at))
  const coach = teamOf(almanac.seed, game[side]).coach
  return {
    atMs: game.kickOffAtMs - 20 * 60 * MINUTE_MS,
    body: lineup(side, { roster, coach, starters, bench }, { confirmed: false }),
  }
}

function playNotes({ seed }: Almanac, sheet: Sheet): Note[] {
  const shots = placedShots(seed, sheet)
  const overMs = sheet.spans.at(-1)!.endMs
  const ratings = ratingsOf(finalLines(sheet))
  const lineups = SIDES.flatMap((side): Note[] => {
    const { roster, rotation } = sheet.teams[side]
    const coach = teamOf(seed, sheet.game[side]).coach
    const five: Five = { roster, coach, starters: rotation.starters, bench: rotation.bench }
    return [
      {
        atMs: sheet.game.kickOffAtMs - 30 * MINUTE_MS,
        body: lineup(side, five, { confirmed: true }),
      },
      { atMs: overMs + 2 * MINUTE_MS, body: lineup(side, five, { confirmed: true, ratings }) },
    ]
  })
  return [
    ...lineups,
    ...shotNotes(sheet, shots),
    ...boxNotes(sheet),
    ...textNotes(seed, sheet, shots),
  ]
}

function numbered(matchId: string, notes: readonly Note[]): DepthRecord[] {
  const counts = new Map<string, number>()
  return notes
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ atMs, body }) => {
      const seq = (counts.get(body.kind) ?? 0) + 1
      counts.set(body.kind, seq)
      return { ...body, matchId, seq, atMs }
    })
}
