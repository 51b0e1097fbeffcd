import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { DepthRecord, LineupPlayer } from '@linmen/domain/sport/depth.ts'
import { listOf, numberOf, objectOf, textOf, type Json } from './answer-parts.ts'
import { houseId } from './nami-sheets.ts'

const FIRST_SECOND = 1_750_000_000

/** Both line-ups of a match, as records numbered by when the feed last touched them. */
export function lineupsOf(sport: Sport, id: string, answer: Json): DepthRecord[] {
  const updatedS = numberOf(answer['updated_at'])
  return (['home', 'away'] as const).flatMap((side, at): DepthRecord[] => {
    const players = listOf(answer[side]).map(objectOf)
    if (players.length === 0 || updatedS === 0) return []
    const chosen = (first: number) =>
      players
        .filter((each) => numberOf(each['first']) === first)
        .map((each) => playerOf(sport, each))
    return [
      {
        kind: 'lineup',
        matchId: houseId(sport, id),
        seq: (updatedS - FIRST_SECOND) * 2 + at,
        atMs: updatedS * 1000,
        side,
        confirmed: numberOf(answer['confirmed']) === 1,
        formation: textOf(answer[`${side}_formation`]),
        coach: '',
        starters: chosen(1),
        bench: chosen(0),
      },
    ]
  })
}

const playerOf = (sport: Sport, player: Json): LineupPlayer => ({
  playerId: houseId(sport, player['id']),
  name: textOf(player['name']),
  shirt: numberOf(player['shirt_number']),
  position: textOf(player['position']),
  captain: numberOf(player['captain']) === 1,
  x: numberOf(player['x']),
  y: numberOf(player['y']),
  rating: numberOf(player['rating']) > 0 ? numberOf(player['rating']) : null,
})
