import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballFigure } from '@linmen/domain/sport/basketball-figures.ts'
import type { Counted } from '@linmen/domain/sport/depth.ts'
import type { Play, Rebound } from '#basketball/game/play.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { opposite } from './tally.ts'

/** What the line of a play counts for single players. Baskets, passes and fouls are reported by name as they happen. */
export function textCounts({ teams }: Sheet, play: Play, next: readonly Play[]): Counted[] {
  const { what, side } = play
  const other = opposite(side)
  const one = (whose: Side, player: number | null, figure: BasketballFigure): Counted[] =>
    player === null ? [] : [{ playerId: teams[whose].roster[player]!.id, figure }]
  if (what.kind === 'shot') {
    const [after] = next
    const got =
      after?.what.kind === 'rebound'
        ? one(after.side, after.what.player, reboundFigure(after.what))
        : []
    return [...one(other, what.block, 'blocks'), ...got]
  }
  if (what.kind === 'rebound') return one(side, what.player, reboundFigure(what))
  if (what.kind === 'turnover')
    return [...one(side, what.player, 'turnovers'), ...one(other, what.steal, 'steals')]
  if (what.kind !== 'foul') return []
  return shotsAfter(next).flatMap(() => one(other, what.on, 'freeThrowsAttempted'))
}

/** Free throws follow their foul at once. */
export function shotsAfter(next: readonly Play[]): Play[] {
  const end = next.findIndex(({ what }) => what.kind !== 'free')
  return next.slice(0, end < 0 ? next.length : end)
}

const reboundFigure = ({ offensive }: Rebound) =>
  offensive ? 'offensiveRebounds' : 'defensiveRebounds'
