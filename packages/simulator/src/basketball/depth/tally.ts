import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import {
  BASKETBALL_FIGURES,
  type BasketballFigure,
} from '@linmen/domain/sport/basketball-figures.ts'
import type { Deed, Play } from '#basketball/game/play.ts'

export type Figures = Record<BasketballFigure, number>

/** What the players of both sides have done so far, in a match or a part of it. */
export interface Tally {
  add(play: Play): void
  of(side: Side, player: number): Readonly<Figures>
  side(side: Side): Figures
}

export function tallyOf(): Tally {
  const players = { home: new Map<number, Figures>(), away: new Map<number, Figures>() }
  const of = (side: Side, player: number) => {
    const known = players[side].get(player)
    if (known) return known
    const fresh = nothing()
    players[side].set(player, fresh)
    return fresh
  }
  return {
    of,
    add: ({ what, side }) =>
      count(what, (player, other) => of(other ? opposite(side) : side, player)),
    side(side) {
      const sum = nothing()
      for (const figures of players[side].values())
        for (const figure of BASKETBALL_FIGURES) sum[figure] += figures[figure]
      return sum
    },
  }
}

export const pointsOf = (what: Deed): number => {
  if (what.kind === 'shot') return what.made ? what.worth : 0
  return what.kind === 'free' && what.made ? 1 : 0
}

export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')

type Of = (player: number, other?: boolean) => Figures

function count(what: Deed, of: Of): void {
  if (what.kind === 'timeOut') return
  const own = of(what.player)
  own.points += pointsOf(what)
  if (what.kind === 'shot') countShot(what, of)
  else if (what.kind === 'free') {
    own.freeThrowsAttempted += 1
    own.freeThrowsMade += what.made ? 1 : 0
  } else if (what.kind === 'rebound') {
    own.rebounds += 1
    own[what.offensive ? 'offensiveRebounds' : 'defensiveRebounds'] += 1
  } else if (what.kind === 'turnover') {
    own.turnovers += 1
    if (what.steal !== null) of(what.steal, true).steals += 1
  } else own.fouls += 1
}

function countShot(what: Extract<Deed, { kind: 'shot' }>, of: Of): void {
  const own = of(what.player)
  const made = what.made ? 1 : 0
  own.fieldGoalsAttempted += 1
  own.fieldGoalsMade += made
  if (what.worth === 3) {
    own.threesAttempted += 1
    own.threesMade += made
  }
  if (what.assist !== null) of(what.assist).assists += 1
  if (what.block !== null) of(what.block, true).blocks += 1
}

const NOTHING = Object.fromEntries(BASKETBALL_FIGURES.map((name) => [name, 0])) as Figures
const nothing = (): Figures => ({ ...NOTHING })
