import type { BasketballStanding, BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'

type Figures = Readonly<Record<string, number>>

export interface BoxRow {
  readonly playerId: string
  readonly name: string
  readonly starter: boolean
  readonly onCourt: boolean
  readonly figures: Figures
}

/** Starters first, then the bench, then all together. */
export function boxRows({ players, totals }: BoxSide): BoxRow[] {
  const inOrder = players.toSorted((a, b) => Number(b.starter) - Number(a.starter))
  const all = { playerId: 'all', name: '合计', starter: false, onCourt: false, figures: totals }
  return players.length === 0 ? [] : [...inOrder, all]
}

/** The score up to which the lines of a running match count, away first; null where that is the score itself. */
export function countedUntil({ home, away, score }: Counted, over: boolean): string | null {
  if (over || !score || home.players.length + away.players.length === 0) return null
  const counted = { home: home.totals['points'] ?? 0, away: away.totals['points'] ?? 0 }
  const whole = counted.home === score.home && counted.away === score.away
  return whole ? null : `截至 ${counted.away}-${counted.home}`
}

type Counted = Pick<BasketballStanding, 'home' | 'away' | 'score'>
