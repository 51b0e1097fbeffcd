import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { CareerLine } from '@linmen/domain/sport/player.ts'
import type { Club } from '#basketball/atlas/clubs.ts'
import { secondsOn, wholeMinutes } from '#basketball/depth/playing-time.ts'
import { tallyOf, type Tally } from '#basketball/depth/tally.ts'
import type { Sheet } from '#basketball/game/sheet.ts'

const COUNTED = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'minutes'] as const

/** What of one player's match counts in his career. */
type PlayerTally = Readonly<Record<(typeof COUNTED)[number], number>>

/** The same of everybody who appeared in one match, by his number. */
export type MatchTally = Readonly<Record<Side, ReadonlyMap<string, PlayerTally>>>

/** Counted from the plays alone: box lines of whole seasons would cost several times as much. */
export function matchTally(sheet: Sheet): MatchTally {
  const done = tallyOf()
  for (const play of sheet.plays) done.add(play)
  return { home: sideTally(sheet, 'home', done), away: sideTally(sheet, 'away', done) }
}

/** One line for everybody who appeared in these matches of his club. */
export function careerLines(
  club: Club,
  season: string,
  matches: readonly ReadonlyMap<string, PlayerTally>[],
): CareerLine[] {
  const sums = new Map<string, { appearances: number; figures: Record<string, number> }>()
  for (const tallies of matches)
    for (const [playerId, tally] of tallies) {
      const sum = sums.get(playerId) ?? { appearances: 0, figures: {} }
      sum.appearances += 1
      for (const name of COUNTED) sum.figures[name] = (sum.figures[name] ?? 0) + tally[name]
      sums.set(playerId, sum)
    }
  return [...sums].map(([playerId, sum]) => ({
    playerId,
    season,
    leagueName: club.league.name,
    teamName: club.name,
    ...sum,
  }))
}

function sideTally(sheet: Sheet, side: Side, done: Tally): Map<string, PlayerTally> {
  const { roster, rotation } = sheet.teams[side]
  const played = wholeMinutes(secondsOn(sheet, side))
  const tallies = new Map<string, PlayerTally>()
  for (const player of [...rotation.starters, ...rotation.bench]) {
    const minutes = played.get(player) ?? 0
    if (minutes === 0) continue
    const { points, rebounds, assists, steals, blocks } = done.of(side, player)
    tallies.set(roster[player]!.id, { points, rebounds, assists, steals, blocks, minutes })
  }
  return tallies
}
