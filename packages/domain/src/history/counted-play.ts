import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballReport, PointsReport } from '#match/basketball/basketball-report.ts'
import { BASKETBALL_FIGURES, type BasketballFigure } from '#sport/basketball-figures.ts'
import type { DepthRecord } from '#sport/depth.ts'

/** A player, and what he was told to have done since the tip-off. */
export interface CountedPlayer {
  readonly side: Side
  readonly playerId: string
  readonly player: string
  readonly figures: Record<BasketballFigure, number>
}

export type Basket = PointsReport & BasketballReport & { readonly playerId: string }

/** Baskets that stand; null where one of them names nobody, or a feed states scores instead of baskets. */
export function basketsOf(plays: readonly BasketballReport[]): readonly Basket[] | null {
  const cancelled = new Set(
    plays.flatMap((each) => (each.kind === 'pointsCancelled' ? each.pointsSeq : [])),
  )
  const points = plays.filter(({ kind, seq }) => kind === 'points' && !cancelled.has(seq))
  const named = points.filter((each): each is Basket => 'playerId' in each)
  return named.length < points.length || plays.some(({ kind }) => kind === 'score') ? null : named
}

interface Sources {
  readonly plays: readonly BasketballReport[]
  readonly baskets: readonly Basket[]
  readonly depth: readonly DepthRecord[]
}

/** Everybody who is listed or did something, with all that reports, shots and text tell of him. */
export function countedPlayers({ plays, baskets, depth }: Sources): Map<string, CountedPlayer> {
  const players = new Map<string, CountedPlayer>()
  const meet = (side: Side, playerId: string, player: string) => {
    const known = players.get(playerId)
    if (known) return known.figures
    const figures = { ...NOTHING }
    players.set(playerId, { side, playerId, player, figures })
    return figures
  }
  for (const record of depth) {
    if (record.kind === 'box') meet(record.side, record.playerId, record.player)
    if (record.kind === 'lineup' && record.confirmed)
      for (const each of [...record.starters, ...record.bench])
        meet(record.side, each.playerId, each.name)
  }
  for (const { side, playerId, player, points } of baskets)
    countBasket(meet(side, playerId, player), points)
  for (const record of depth) {
    if (record.kind === 'shot' && record.outcome !== 'made')
      countMiss(meet(record.side, record.playerId, record.player), record.worth)
    if (record.kind === 'text')
      for (const { playerId, figure } of record.counts ?? []) {
        const figures = players.get(playerId)?.figures
        if (figures && isFigure(figure)) figures[figure] += 1
      }
  }
  const named = (side: Side, name: string) =>
    [...players.values()].find((each) => each.side === side && each.player === name)?.figures
  for (const { side, assist } of baskets) raise(assist && named(side, assist), 'assists')
  for (const each of plays) if (each.kind === 'foul') raise(named(each.side, each.player), 'fouls')
  return new Map([...players].map(([id, each]) => [id, { ...each, figures: whole(each.figures) }]))
}

type Figures = CountedPlayer['figures']

const NOTHING = Object.fromEntries(BASKETBALL_FIGURES.map((name) => [name, 0])) as Figures
const isFigure = (word: string): word is BasketballFigure => word in NOTHING

function raise(figures: Figures | '' | undefined, figure: BasketballFigure): void {
  if (figures) figures[figure] += 1
}

function countBasket(figures: Figures, points: number): void {
  figures.points += points
  if (points === 1) figures.freeThrowsMade += 1
  else figures.fieldGoalsMade += 1
  if (points === 3) figures.threesMade += 1
}

/** Misses only: what went in is added by `whole`. */
function countMiss(figures: Figures, worth: number): void {
  figures.fieldGoalsAttempted += 1
  if (worth === 3) figures.threesAttempted += 1
}

const whole = (figures: Figures): Figures => ({
  ...figures,
  fieldGoalsAttempted: figures.fieldGoalsMade + figures.fieldGoalsAttempted,
  threesAttempted: figures.threesMade + figures.threesAttempted,
  // Those of one foul are told together, a basket at once.
  freeThrowsAttempted: Math.max(figures.freeThrowsMade, figures.freeThrowsAttempted),
  rebounds: figures.offensiveRebounds + figures.defensiveRebounds,
})
